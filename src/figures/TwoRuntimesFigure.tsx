import { Label } from './Label';
import s from './figure.module.css';
import { Stage } from './Stage';

/** Shows what the course's frame processor copies from React, and what it sends back. */
export default function TwoRuntimesFigure() {
  return (
    <svg viewBox="0 0 460 220" aria-hidden="true">
      <Stage x={12} y={12} name="React runtime" note="components, state, setIsDark" />
      <path className={s.line} d="M 90 78 V 142 m -6 -10 l 6 10 l 6 -10" />
      <Label kind="muted" x={104} y={104} text="copied:" />
      <Label x={104} y={124} text="measureLight" />
      <path className={s.accent} d="M 270 142 V 78 m -6 10 l 6 -10 l 6 10" />
      <Label kind="muted" x={284} y={104} text="useRunOnJS:" />
      <Label x={284} y={124} text="true or false" />
      <Stage
        x={12}
        y={146}
        name="Frame processor runtime"
        note="one call for every frame, on the camera's thread"
        isAccented
      />
    </svg>
  );
}
