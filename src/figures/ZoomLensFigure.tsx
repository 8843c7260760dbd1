import s from './figure.module.css';

const lenses = [
  { name: 'ultra-wide', x: 84, android: '0.5', ios: '1' },
  { name: 'main', x: 208, android: '1', ios: '2' },
  { name: 'telephoto', x: 332, android: '2', ios: '4' },
];

/** Three lenses on one scale of doublings, with the factor that each platform gives them. */
export default function ZoomLensFigure() {
  return (
    <svg viewBox="0 0 420 240" aria-hidden="true">
      <rect className={s.accentFill} x={158} y={8} width={100} height={224} rx={6} />
      {lenses.map(({ name, x, android, ios }, index) => (
        <g key={name}>
          <circle className={s.line} cx={x} cy={52} r={22} />
          <circle className={name === 'main' ? s.accent : s.line} cx={x} cy={52} r={16 - index * 4} />
          <text className={`${s.text} ${s.mid}`} x={x} y={100}>
            {name}
          </text>
          <path className={s.line} d={`M ${x} 122 v 12`} />
          <path className={s.line} d={`M ${x} 184 v 12`} />
          <text className={`${s.strong} ${s.mid}`} x={x} y={156}>
            {android}
          </text>
          <text className={`${s.strong} ${s.mid}`} x={x} y={218}>
            {ios}
          </text>
        </g>
      ))}
      <path className={s.line} d="M 84 128 H 410" />
      <path className={s.line} d="M 84 190 H 410" />
      <text className={s.muted} x={4} y={132}>
        Android
      </text>
      <text className={s.muted} x={4} y={194}>
        iOS
      </text>
      <text className={`${s.muted} ${s.mid}`} x={208} y={24}>
        neutral
      </text>
    </svg>
  );
}
