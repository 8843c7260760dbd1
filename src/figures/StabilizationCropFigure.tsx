import s from './figure.module.css';

/** What the sensor sees, and the smaller window inside it that a stabilized video moves around. */
export default function StabilizationCropFigure() {
  return (
    <svg viewBox="0 0 420 260" aria-hidden="true">
      <rect className={s.fill} x={10} y={10} width={280} height={200} rx={6} />
      <path
        className={s.line}
        d="M 10 34 V 10 H 34 M 266 10 H 290 V 34 M 290 186 V 210 H 266 M 34 210 H 10 V 186"
      />
      <rect className={`${s.line} ${s.dashed}`} x={24} y={20} width={252} height={180} rx={4} />
      <g transform="rotate(-5 150 110)">
        <rect className={s.accentFill} x={56} y={44} width={188} height={134} />
        <rect className={s.accent} x={56} y={44} width={188} height={134} rx={4} />
      </g>
      <path className={s.line} d="M 110 110 h 80 m -8 -6 l 8 6 l -8 6 m -64 -12 l -8 6 l 8 6" />
      <path className={s.thin} d="M 290 24 H 310" />
      <text className={s.muted} x={316} y={29}>
        off
      </text>
      <path className={s.thin} d="M 276 70 H 310" />
      <text className={s.muted} x={316} y={75}>
        standard
      </text>
      <path className={s.thin} d="M 243 124 H 310" />
      <text className={s.muted} x={316} y={129}>
        cinematic
      </text>
      <text className={`${s.text} ${s.mid}`} x={150} y={242}>
        the window moves against the hand
      </text>
    </svg>
  );
}
