import { SceneImage, SceneShapes } from './SceneImage';
import { Label } from './Label';
import s from './figure.module.css';

const exposures = [
  { ev: -2, label: '−2', x: 4 },
  { ev: 0, label: '0', x: 144 },
  { ev: 2, label: '+2', x: 284 },
];

/** Shows a scene at three exposures, two stops apart. */
export default function ExposureFigure() {
  return (
    <svg viewBox="0 0 420 136" aria-hidden="true">
      <SceneShapes id="scene-exposure" />
      {exposures.map(({ ev, label, x }) => (
        <g key={ev}>
          <SceneImage shapes="scene-exposure" x={x} y={4} width={132} ev={ev} />
          <rect className={s.line} x={x} y={4} width={132} height={99} />
          <Label kind="strong" align="mid" x={x + 66} y={128} text={`${label} EV`} />
        </g>
      ))}
    </svg>
  );
}
