import { Label } from './Label';
import s from './figure.module.css';

/** Shows that a paused recording has no gap in its file. */
export default function RecordingTimelineFigure() {
  return (
    <svg viewBox="0 0 440 216" aria-hidden="true">
      <Label kind="muted" align="mid" x={40} y={24} text="start" />
      <Label kind="muted" align="mid" x={180} y={24} text="pause" />
      <Label kind="muted" align="mid" x={290} y={24} text="resume" />
      <Label kind="muted" align="mid" x={400} y={24} text="stop" />
      <path className={s.thin} d="M 40 34 v 72 M 180 34 v 72 M 290 34 v 72 M 400 34 v 72" />
      <rect className={`${s.accentFill} ${s.line}`} x={40} y={50} width={140} height={40} />
      <path className={s.dashed} d="M 180 70 h 110" />
      <rect className={`${s.accentFill} ${s.line}`} x={290} y={50} width={110} height={40} />
      <Label align="mid" x={110} y={75} text="8 s" />
      <Label align="mid" x={345} y={75} text="6 s" />
      <path className={s.line} d="M 220 112 v 26 m -6 -8 l 6 8 l 6 -8" />
      <rect className={`${s.fill} ${s.accent}`} x={95} y={150} width={250} height={40} rx={4} />
      <path className={s.dashed} d="M 235 150 v 40" />
      <Label align="mid" x={165} y={175} text="file: 14 s" />
    </svg>
  );
}
