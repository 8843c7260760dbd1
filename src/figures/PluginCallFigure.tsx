import { Label } from './Label';
import s from './figure.module.css';
import { Stage } from './Stage';

function Transfer({ y, down, up }: { y: number; down: string; up: string }) {
  return (
    <>
      <path className={s.accent} d={`M 76 ${y + 4} v 46 m -6 -10 l 6 10 l 6 -10`} />
      <Label x={90} y={y + 33} text={down} />
      <path className={s.line} d={`M 252 ${y + 50} v -46 m -6 10 l 6 -10 l 6 10`} />
      <Label x={266} y={y + 33} text={up} />
    </>
  );
}

/** Shows a plugin call from the worklet through the converter to native code and back. */
export default function PluginCallFigure() {
  return (
    <svg viewBox="0 0 460 374" aria-hidden="true">
      <rect className={`${s.line} ${s.dashed}`} x={12} y={12} width={436} height={350} rx={3} />
      <Stage x={28} y={28} name="Worklet" note="plugin.call(frame, { step: 8 })" isAccented />
      <Transfer y={90} down="frame, step: 8" up="brightness: 0.42" />
      <Stage x={28} y={144} name="Converter" note="number to Double or NSNumber, and back" />
      <Transfer y={206} down="frame, step = 8.0" up="brightness = 0.42" />
      <Stage x={28} y={260} name="Your native class" note="callback reads pixels and returns a map" />
      <Label kind="muted" x={28} y={347} text="One call, one thread: the worklet waits for the result." />
    </svg>
  );
}
