import s from './figure.module.css';

/** Shows that a paused recording has no gap in its file. */
export default function RecordingTimelineFigure() {
  return (
    <svg viewBox="0 0 440 216" aria-hidden="true">
      <text className={`${s.muted} ${s.mid}`} x={40} y={24}>
        start
      </text>
      <text className={`${s.muted} ${s.mid}`} x={180} y={24}>
        pause
      </text>
      <text className={`${s.muted} ${s.mid}`} x={290} y={24}>
        resume
      </text>
      <text className={`${s.muted} ${s.mid}`} x={400} y={24}>
        stop
      </text>
      <path className={s.thin} d="M 40 34 v 72 M 180 34 v 72 M 290 34 v 72 M 400 34 v 72" />
      <rect className={s.accentFill} x={40} y={50} width={140} height={40} />
      <rect className={s.line} x={40} y={50} width={140} height={40} />
      <path className={s.dashed} d="M 180 70 h 110" />
      <rect className={s.accentFill} x={290} y={50} width={110} height={40} />
      <rect className={s.line} x={290} y={50} width={110} height={40} />
      <text className={`${s.text} ${s.mid}`} x={110} y={75}>
        8 s
      </text>
      <text className={`${s.text} ${s.mid}`} x={345} y={75}>
        6 s
      </text>
      <path className={s.line} d="M 220 112 v 26 m -6 -8 l 6 8 l 6 -8" />
      <rect className={s.fill} x={95} y={150} width={140} height={40} />
      <rect className={s.fill} x={235} y={150} width={110} height={40} />
      <rect className={s.accent} x={95} y={150} width={250} height={40} rx={4} />
      <path className={s.dashed} d="M 235 150 v 40" />
      <text className={`${s.text} ${s.mid}`} x={165} y={175}>
        file: 14 s
      </text>
    </svg>
  );
}
