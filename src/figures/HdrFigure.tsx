import s from './figure.module.css';

const exposures = [
  { x: 20, label: '-2' },
  { x: 92, label: '0' },
  { x: 164, label: '+2' },
];

const coarse = Array.from({ length: 9 }, (_, index) => 88 + index * 28);
const fine = Array.from({ length: 33 }, (_, index) => 88 + index * 7);

/** Photo HDR as three exposures that become one photo, video HDR as finer steps of brightness. */
export default function HdrFigure() {
  return (
    <svg viewBox="0 0 420 280" aria-hidden="true">
      <text className={s.strong} x={4} y={22}>
        photo HDR
      </text>
      {exposures.map(({ x, label }) => (
        <g key={x}>
          <rect className={s.fill} x={x} y={38} width={56} height={70} />
          <rect className={s.line} x={x} y={38} width={56} height={70} rx={4} />
          <text className={`${s.text} ${s.mid}`} x={x + 28} y={79}>
            {label}
          </text>
        </g>
      ))}
      <path className={s.line} d="M 240 73 h 40 m -8 -6 l 8 6 l -8 6" />
      <rect className={s.fill} x={300} y={38} width={56} height={70} />
      <path className={s.accent} d="M 300 90 l 18 -22 l 14 14 l 8 -8 l 16 18" />
      <circle className={s.accent} cx={340} cy={54} r={6} />
      <rect className={s.accent} x={300} y={38} width={56} height={70} rx={4} />
      <text className={`${s.muted} ${s.mid}`} x={120} y={132}>
        dark, normal, bright
      </text>
      <text className={`${s.muted} ${s.mid}`} x={328} y={132}>
        one photo
      </text>
      <path className={s.thin} d="M 4 152 H 416" />
      <text className={s.strong} x={4} y={182}>
        video HDR
      </text>
      <text className={s.text} x={4} y={220}>
        8 bits
      </text>
      <path className={s.line} d={`M 88 224 H 312 ${coarse.map((x) => `M ${x} 224 v -16`).join(' ')}`} />
      <text className={`${s.muted} ${s.end}`} x={416} y={220}>
        256 steps
      </text>
      <text className={s.text} x={4} y={262}>
        10 bits
      </text>
      <path className={s.accent} d={`M 88 266 H 312 ${fine.map((x) => `M ${x} 266 v -16`).join(' ')}`} />
      <text className={`${s.muted} ${s.end}`} x={416} y={262}>
        1024 steps
      </text>
    </svg>
  );
}
