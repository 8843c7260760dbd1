import { Box } from './Box';
import { Label } from './Label';
import s from './figure.module.css';

/** Shows two ways to call C++ from a worklet: shared plugin code, or a JSI host function. */
export default function CppRoutesFigure() {
  return (
    <svg viewBox="0 0 460 322" aria-hidden="true">
      <Box x={12} y={12} width={436} name="Worklet" note="measureBrightness(frame, options)" />
      <path className={s.accent} d="M 75 76 V 112 m -6 -10 l 6 10 l 6 -10" />
      <path className={s.accent} d="M 221 76 V 112 m -6 -10 l 6 10 l 6 -10" />
      <Box x={12} y={118} width={126} name="Android" note="Kotlin + JNI" />
      <Box x={158} y={118} width={126} name="iOS" note="Objective-C" />
      <path className={s.accent} d="M 75 182 V 218 m -6 -10 l 6 10 l 6 -10" />
      <path className={s.accent} d="M 221 182 V 218 m -6 -10 l 6 10 l 6 -10" />
      <path className={`${s.line} ${s.dashed}`} d="M 376 76 V 218" />
      <path className={s.line} d="M 370 208 l 6 10 l 6 -10" />
      <Box x={12} y={224} width={272} name="measureLuma" note="one C++ function" isAccented />
      <Box x={304} y={224} width={144} name="Host function" note="C++ with JSI" isAccented />
      <Label kind="muted" align="mid" x={148} y={308} text="plugin classes" />
      <Label kind="muted" align="mid" x={376} y={308} text="no plugin class" />
    </svg>
  );
}
