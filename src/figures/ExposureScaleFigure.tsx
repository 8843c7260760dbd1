import s from './figure.module.css';

const scales = [
  { y: 52, label: 'level', ends: ['-1', '1'], isAccent: true },
  { y: 122, label: 'Android', ends: ['-24', '24'], isAccent: false },
  { y: 192, label: 'iOS', ends: ['-8', '8'], isAccent: false },
];

const ticks = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Three exposure scales under each other: the level of the interface, Android indices and iOS exposure values. */
export default function ExposureScaleFigure() {
  return (
    <svg viewBox="0 0 420 232" aria-hidden="true">
      <path className={`${s.thin} ${s.dashed}`} d="M 250 30 V 196" />
      {scales.map(({ y, label, ends, isAccent }) => (
        <g key={label}>
          <text className={s.muted} x={4} y={y + 5}>
            {label}
          </text>
          <path className={isAccent ? s.accent : s.line} d={`M 90 ${y} H 410`} />
          {ticks.map((tick) => (
            <path
              key={tick}
              className={isAccent ? s.accent : s.line}
              d={`M ${250 + tick * 20} ${y} v ${tick % 4 === 0 ? -12 : -6}`}
            />
          ))}
          <text className={`${s.text} ${s.mid}`} x={96} y={y + 24}>
            {ends[0]}
          </text>
          <text className={`${s.strong} ${s.mid}`} x={264} y={y + 24}>
            0
          </text>
          <text className={`${s.text} ${s.mid}`} x={404} y={y + 24}>
            {ends[1]}
          </text>
        </g>
      ))}
      <text className={`${s.muted} ${s.mid}`} x={250} y={20}>
        neutral
      </text>
    </svg>
  );
}
