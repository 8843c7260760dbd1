import { Label } from './Label';
import s from './figure.module.css';

/** How far each image has to be rotated clockwise, and where its first pixel is then. */
const orientations = [
  { name: 'portrait', x: 0, y: 0, rotation: 0, first: [-1, -1], isLying: false },
  { name: 'landscape-right', x: 236, y: 0, rotation: 90, first: [1, -1], isLying: true },
  { name: 'portrait-upside-down', x: 0, y: 166, rotation: 180, first: [1, 1], isLying: false },
  { name: 'landscape-left', x: 236, y: 166, rotation: 270, first: [-1, 1], isLying: true },
] as const;

const letter = 'M -16 28 V -28 H 18 V -17 H -4 V -6 H 11 V 5 H -4 V 28 Z';

/** Shows an F in the buffer for each `Frame.orientation`, and how far to rotate it. */
export default function FrameOrientationFigure() {
  return (
    <svg viewBox="0 0 472 318" aria-hidden="true">
      {orientations.map(({ name, x, y, rotation, first, isLying }) => {
        const width = isLying ? 104 : 78;
        const height = isLying ? 78 : 104;
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <g transform="translate(60 64)">
              <rect
                className={`${s.fill} ${s.line}`}
                x={-width / 2}
                y={-height / 2}
                width={width}
                height={height}
              />
              <path className={s.solid} d={letter} transform={`rotate(${-rotation})`} />
              <circle className={s.accentSolid} cx={-width / 2} cy={-height / 2} r={6} />
            </g>
            <Label kind="muted" align="mid" x={142} y={54} text={rotation === 0 ? '0°' : `↻ ${rotation}°`} />
            <path className={s.accent} d="M 124 66 h 34 m -8 -6 l 8 6 l -8 6" />
            <g transform="translate(198 64) scale(0.7)">
              <rect className={`${s.fill} ${s.thin}`} x={-39} y={-52} width={78} height={104} />
              <path className={s.solid} d={letter} />
              <circle className={s.accentSolid} cx={39 * first[0]} cy={52 * first[1]} r={8} />
            </g>
            <Label kind="strong" x={8} y={144} text={name} />
          </g>
        );
      })}
    </svg>
  );
}
