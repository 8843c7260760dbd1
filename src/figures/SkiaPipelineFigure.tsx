import { Box } from './Box';
import { Label } from './Label';
import s from './figure.module.css';

/** Shows that the screen gets Skia's drawing, but photos and videos don't. */
export default function SkiaPipelineFigure() {
  return (
    <svg viewBox="0 0 460 300" aria-hidden="true">
      <Box x={150} y={12} width={160} name="camera frame" />
      <path className={s.accent} d="M 190 58 V 92 m -6 -10 l 6 10 l 6 -10" />
      <path className={s.line} d="M 290 58 V 76 H 360 V 224 m -6 -10 l 6 10 l 6 -10" />
      <Box x={40} y={96} width={250} name="your drawing, off screen" isAccented />
      <path className={s.accent} d="M 165 142 V 224 m -6 -10 l 6 10 l 6 -10" />
      <Label kind="muted" x={178} y={188} text="newest frame" />
      <Box x={40} y={228} width={250} name="preview on the screen" />
      <Box x={306} y={228} width={142} name="video, photo" />
      <Label kind="muted" align="end" x={448} y={290} text="without the drawing" />
      <Label kind="muted" x={40} y={290} text="with the drawing" />
    </svg>
  );
}
