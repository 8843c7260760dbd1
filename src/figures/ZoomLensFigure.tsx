import { SceneImage, SceneShapes, type Crop } from './SceneImage';
import { Label } from './Label';
import s from './figure.module.css';

interface Lens {
  name: string;
  crop: Crop;
  android: string;
  ios: string;
}

const lenses: readonly Lens[] = [
  { name: 'ultra-wide', crop: { x: 0, y: 0, width: 800 }, android: '0.5', ios: '1' },
  { name: 'main', crop: { x: 270, y: 64, width: 400 }, android: '1', ios: '2' },
  { name: 'telephoto', crop: { x: 370, y: 139, width: 200 }, android: '2', ios: '4' },
];

const WIDTH = 132;

/** Shows a scene through three lenses, with each platform's zoom factors. */
export default function ZoomLensFigure() {
  return (
    <svg viewBox="0 0 420 190" aria-hidden="true">
      <SceneShapes id="scene-zoom" />
      {lenses.map(({ name, crop, android, ios }, index) => {
        const x = 4 + index * 140;
        const next = lenses[index + 1]?.crop;
        const scale = WIDTH / crop.width;
        return (
          <g key={name}>
            <SceneImage shapes="scene-zoom" x={x} y={4} width={WIDTH} crop={crop} />
            {next && (
              <rect
                className={s.frame}
                x={x + (next.x - crop.x) * scale}
                y={4 + (next.y - crop.y) * scale}
                width={next.width * scale}
                height={next.width * 0.75 * scale}
              />
            )}
            <rect
              className={name === 'main' ? s.accent : s.line}
              x={x}
              y={4}
              width={WIDTH}
              height={WIDTH * 0.75}
            />
            <Label kind="strong" align="mid" x={x + WIDTH / 2} y={126} text={name} />
            <Label align="mid" x={x + WIDTH / 2} y={150} text={`Android ${android}`} />
            <Label align="mid" x={x + WIDTH / 2} y={174} text={`iOS ${ios}`} />
          </g>
        );
      })}
    </svg>
  );
}
