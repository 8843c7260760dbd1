import { Label } from './Label';
import s from './figure.module.css';
import { Stage } from './Stage';

/** Shows the three JavaScript runtimes of a frame processor, and how they communicate. */
export default function WorkletThreadsFigure() {
  return (
    <svg viewBox="0 0 460 362" aria-hidden="true">
      <Stage x={12} y={12} name="React runtime" note="components, state, navigation" />
      <path className={s.accent} d="M 110 138 V 78 m -6 10 l 6 -10 l 6 10" />
      <Label x={124} y={113} text="useRunOnJS" />
      <path className={`${s.line} ${s.dashed}`} d="M 260 78 V 138" />
      <Label x={274} y={104} text="shared value," />
      <Label x={274} y={124} text="read and written by all" />
      <Stage
        x={12}
        y={142}
        name="Frame processor runtime"
        note="one call per frame, on the camera's thread"
        isAccented
      />
      <path className={s.accent} d="M 110 208 V 268 m -6 -10 l 6 10 l 6 -10" />
      <Label x={124} y={243} text="runAsync" />
      <path className={`${s.line} ${s.dashed}`} d="M 260 208 V 268" />
      <Stage x={12} y={272} name="Async runtime" note="one job at a time, keeps its frame alive" />
    </svg>
  );
}
