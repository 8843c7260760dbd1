import { Label } from './Label';
import s from './figure.module.css';

const phones = [
  { name: 'portrait', x: 110, y: 62, turn: 0, ui: '0°' },
  { name: 'landscape-right', x: 330, y: 62, turn: -90, ui: '90°' },
  { name: 'portrait-upside-down', x: 110, y: 234, turn: 180, ui: '180°' },
  { name: 'landscape-left', x: 330, y: 234, turn: 90, ui: '−90°' },
];

/** Shows which edge of the phone each orientation is named after, and how far buttons turn. */
export default function OrientationNamesFigure() {
  return (
    <svg viewBox="0 0 440 344" aria-hidden="true">
      {phones.map(({ name, x, y, turn, ui }) => (
        <g key={name}>
          <g transform={`translate(${x} ${y}) rotate(${turn})`}>
            <rect className={`${s.fill} ${s.line}`} x={-28} y={-50} width={56} height={100} rx={9} />
            <circle className={s.line} cx={0} cy={-40} r={3} />
            <rect className={s.accentSolid} x={-28} y={42} width={56} height={8} rx={3} />
          </g>
          <path className={s.line} d={`M ${x} ${y + 12} v -24 m -8 8 l 8 -8 l 8 8`} />
          <Label kind="strong" align="mid" x={x} y={y + 78} text={name} />
          <Label kind="muted" align="mid" x={x} y={y + 99} text={`buttons: ${ui}`} />
        </g>
      ))}
    </svg>
  );
}
