import { SceneImage, SceneShapes } from './SceneImage';
import { Label } from './Label';
import s from './figure.module.css';

/** Shows how much of the sensor image each stabilization mode keeps. */
export default function StabilizationCropFigure() {
  return (
    <svg viewBox="0 0 420 250" aria-hidden="true">
      <SceneShapes id="scene-stabilization" />
      <SceneImage shapes="scene-stabilization" x={4} y={4} width={310} ev={-1.6} />
      <clipPath id="scene-stabilization-kept">
        <rect x={56} y={43} width={206} height={154.5} transform="rotate(-5 159 120)" />
      </clipPath>
      <g clipPath="url(#scene-stabilization-kept)">
        <SceneImage shapes="scene-stabilization" x={4} y={4} width={310} />
      </g>
      <rect className={s.line} x={4} y={4} width={310} height={232.5} />
      <rect className={`${s.frame} ${s.dashed}`} x={19.5} y={15.6} width={279} height={209.3} />
      <rect className={s.frame} x={56} y={43} width={206} height={154.5} transform="rotate(-5 159 120)" />
      <path className={s.line} d="M 316 24 H 328 M 300 78 H 328 M 257 132 H 328" />
      <Label kind="muted" x={334} y={29} text="sensor" />
      <Label kind="muted" x={334} y={83} text="standard" />
      <Label kind="muted" x={334} y={137} text="cinematic" />
    </svg>
  );
}
