import s from './figure.module.css';

const columns = [
  {
    x: 146,
    caption: 'upright',
    isRotated: false,
    uiRotation: 0,
    preview: 'portrait',
    output: 'portrait',
    ui: '0°',
  },
  {
    x: 274,
    caption: 'rotation locked',
    isRotated: true,
    uiRotation: -90,
    preview: 'portrait',
    output: 'landscape-right',
    ui: '90°',
  },
  {
    x: 402,
    caption: 'screen follows',
    isRotated: true,
    uiRotation: 0,
    preview: 'landscape-right',
    output: 'landscape-right',
    ui: '0°',
  },
];

const rows = [
  { label: 'preview', y: 188, key: 'preview' },
  { label: 'output', y: 218, key: 'output' },
  { label: 'UI', y: 248, key: 'ui' },
] as const;

/** Compares the preview orientation, output orientation and UI rotation in three situations. */
export default function OrientationFigure() {
  return (
    <svg viewBox="0 0 470 262" aria-hidden="true">
      {columns.map(({ x, isRotated, caption, uiRotation, ...values }) => (
        <g key={caption}>
          <g transform={`translate(${x} 68) rotate(${isRotated ? -90 : 0})`}>
            <rect className={s.fill} x={-29} y={-54} width={58} height={108} rx={9} />
            <rect className={s.line} x={-29} y={-54} width={58} height={108} rx={9} />
            <path className={s.line} d="M -8 46 h 16" />
          </g>
          <path className={s.thin} d={`M ${x - 22} 78 h 44`} />
          <g transform={`translate(${x} 62) rotate(${uiRotation})`}>
            <path className={uiRotation === 0 ? s.line : s.accent} d="M 0 10 V -12 M -7 -5 L 0 -12 L 7 -5" />
          </g>
          <text className={`${s.muted} ${s.mid}`} x={x} y={150}>
            {caption}
          </text>
          {rows.map(({ key, y }) => (
            <text
              key={key}
              className={`${values[key].startsWith('90') ? s.strong : s.text} ${s.mid}`}
              x={x}
              y={y}
            >
              {values[key]}
            </text>
          ))}
        </g>
      ))}
      {rows.map(({ label, y }) => (
        <g key={label}>
          <path className={s.thin} d={`M 4 ${y - 20} H 466`} />
          <text className={s.muted} x={4} y={y}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
