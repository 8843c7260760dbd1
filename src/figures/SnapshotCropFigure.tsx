import { SceneImage, SceneShapes } from './SceneImage';
import { Label } from './Label';
import s from './figure.module.css';

/** How much of the sensor's 4:3 image each file keeps. */
const images = [
  { name: 'takePhoto()', note: 'the whole image', height: 150 },
  { name: 'takeSnapshot(), Android', note: 'what the view shows', height: 92 },
  { name: 'takeSnapshot(), iOS', note: 'the video frame', height: 112.5 },
];

const WIDTH = 200;
const TOP = 4;

/** Shows which part of the scene a photo and a snapshot have. */
export default function SnapshotCropFigure() {
  return (
    <svg viewBox="0 0 440 480" aria-hidden="true">
      <SceneShapes id="scene-snapshot" />
      {images.map(({ name, note, height }, index) => {
        const y = TOP + index * 160;
        const cropTop = y + (150 - height) / 2;
        return (
          <g key={name}>
            <SceneImage shapes="scene-snapshot" x={4} y={y} width={WIDTH} ev={-1.6} />
            <clipPath id={`scene-snapshot-${index}`}>
              <rect x={4} y={cropTop} width={WIDTH} height={height} />
            </clipPath>
            <g clipPath={`url(#scene-snapshot-${index})`}>
              <SceneImage shapes="scene-snapshot" x={4} y={y} width={WIDTH} />
            </g>
            <rect className={s.frame} x={4} y={cropTop} width={WIDTH} height={height} />
            <Label kind="strong" x={220} y={y + 70} text={name} />
            <Label kind="muted" x={220} y={y + 92} text={note} />
          </g>
        );
      })}
    </svg>
  );
}
