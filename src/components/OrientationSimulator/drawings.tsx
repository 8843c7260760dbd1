import type { ReactNode } from 'react';
import type { Orientation } from 'react-native-vision-camera';
import s from '../../figures/figure.module.css';
import styles from './styles.module.css';

/** How far the phone is turned for each orientation, in degrees clockwise. */
const degrees: Record<Orientation, number> = {
  portrait: 0,
  'landscape-left': 90,
  'portrait-upside-down': 180,
  'landscape-right': -90,
};

interface PhoneDrawingProps {
  held: Orientation;
  preview: Orientation;
  uiRotation: number;
}

/** A phone as it is held: the scene stays upright, the interface turns with the screen, the button with the library's value. */
export function PhoneDrawing({ held, preview, uiRotation }: PhoneDrawingProps): ReactNode {
  const turn = degrees[held];
  return (
    <svg
      viewBox="0 0 180 180"
      role="img"
      aria-label={`A phone with its bottom edge for ${held}, the preview for ${preview}`}
    >
      <g className={styles.turning} style={{ transform: `rotate(${turn}deg)` }}>
        <rect className={s.fill} x={52} y={14} width={76} height={152} rx={10} />
        <rect className={s.line} x={52} y={14} width={76} height={152} rx={10} />
        <path className={s.accent} d="M78 158H102" />
        <g className={styles.turning} style={{ transform: `rotate(${-turn}deg)` }}>
          <Tree />
        </g>
        <g className={styles.turning} style={{ transform: `rotate(${-degrees[preview]}deg)` }}>
          <g transform={preview === 'portrait' ? 'translate(90 134)' : 'translate(142 90)'}>
            <g className={styles.turningButton} style={{ transform: `rotate(${uiRotation}deg)` }}>
              <circle className={s.accentSolid} r={12} />
              <text className={styles.letter} y={5}>
                A
              </text>
            </g>
          </g>
        </g>
      </g>
    </svg>
  );
}

interface PhotoDrawingProps {
  /** How far the pixels would have to turn to be upright, in degrees clockwise. */
  pixelTurn: number;
  /** How far the viewer turns them, in degrees clockwise. */
  viewerTurn: number;
  label: string;
}

/** A photo: stored in landscape, turned by the viewer. */
export function PhotoDrawing({ pixelTurn, viewerTurn, label }: PhotoDrawingProps): ReactNode {
  return (
    <svg viewBox="0 0 180 180" role="img" aria-label={label}>
      <g className={styles.turning} style={{ transform: `rotate(${viewerTurn}deg)` }}>
        <rect className={s.fill} x={14} y={33} width={152} height={114} />
        <rect className={s.line} x={14} y={33} width={152} height={114} rx={3} />
        <g className={styles.turning} style={{ transform: `rotate(${-pixelTurn}deg)` }}>
          <Tree />
        </g>
      </g>
    </svg>
  );
}

/** A tree on the ground around the middle of the drawing. */
function Tree(): ReactNode {
  return (
    <>
      <path className={s.line} d="M64 110H116M90 110V90" />
      <path className={s.accentFill} d="M69 90L90 60L111 90Z" />
      <path className={s.line} d="M69 90L90 60L111 90Z" />
    </>
  );
}
