import { Label } from './Label';
import s from './figure.module.css';

/** Shows that a recording starts after the call and that its file comes after the stop. */
export default function RecordingStopFigure() {
  return (
    <svg viewBox="0 0 440 214" aria-hidden="true">
      <Label kind="strong" x={10} y={22} text="start" />
      <Label kind="muted" align="mid" x={128} y={22} text="first frame" />
      <Label kind="strong" align="mid" x={288} y={22} text="stop" />
      <Label kind="strong" align="end" x={430} y={22} text="file" />
      <path className={s.thin} d="M 20 32 v 140 M 128 32 v 66 M 288 32 v 92 M 420 32 v 120" />
      <rect className={`${s.fill} ${s.line} ${s.dashed}`} x={20} y={44} width={108} height={42} />
      <rect className={`${s.accentFill} ${s.line}`} x={128} y={44} width={160} height={42} />
      <rect className={`${s.fill} ${s.line}`} x={288} y={44} width={132} height={42} />
      <Label kind="muted" align="mid" x={74} y={70} text="preparing" />
      <Label align="mid" x={208} y={70} text="recording" />
      <Label kind="muted" align="mid" x={354} y={70} text="writing" />
      <Label align="end" x={298} y={142} text="stopRecording() resolves" />
      <Label align="end" x={430} y={170} text="onRecordingFinished" />
      <path className={`${s.accent} ${s.dashed}`} d="M 74 98 v 72" />
      <path className={s.accent} d="M 74 98 m -6 8 l 6 -8 l 6 8" />
      <Label kind="muted" x={10} y={200} text="A stop here can overtake the start." />
    </svg>
  );
}
