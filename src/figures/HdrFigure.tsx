import { SceneImage, SceneShapes } from './SceneImage';
import { Label } from './Label';
import s from './figure.module.css';

const pictures = [
  { name: 'SDR', x: 4, contrast: 2.6, black: 0.03 },
  { name: 'HDR', x: 214, contrast: 1, black: 0 },
];

/** Compares a scene in standard and in high dynamic range. */
export default function HdrFigure() {
  return (
    <svg viewBox="0 0 420 188" aria-hidden="true">
      <SceneShapes id="scene-hdr" />
      {pictures.map(({ name, x, contrast, black }) => (
        <g key={name}>
          <SceneImage shapes="scene-hdr" x={x} y={4} width={202} contrast={contrast} black={black} />
          <rect className={s.line} x={x} y={4} width={202} height={151.5} />
          <Label kind="strong" align="mid" x={x + 101} y={180} text={name} />
        </g>
      ))}
    </svg>
  );
}
