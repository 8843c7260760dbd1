import { Label } from './Label';
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
            <rect className={`${s.fill} ${s.line}`} x={-29} y={-54} width={58} height={108} rx={9} />
            <path className={s.line} d="M -8 46 h 16" />
          </g>
          <path className={s.thin} d={`M ${x - 22} 78 h 44`} />
          <g transform={`translate(${x} 62) rotate(${uiRotation})`}>
            <path className={uiRotation === 0 ? s.line : s.accent} d="M 0 10 V -12 M -7 -5 L 0 -12 L 7 -5" />
          </g>
          <Label kind="muted" align="mid" x={x} y={150} text={caption} />
          {rows.map(({ key, y }) => (
            <Label
              key={key}
              kind={values[key].startsWith('90') ? 'strong' : 'text'}
              align="mid"
              x={x}
              y={y}
              text={values[key]}
            />
          ))}
        </g>
      ))}
      {rows.map(({ label, y }) => (
        <g key={label}>
          <path className={s.thin} d={`M 4 ${y - 20} H 466`} />
          <Label kind="muted" x={4} y={y} text={label} />
        </g>
      ))}
    </svg>
  );
}
