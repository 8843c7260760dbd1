import { Label } from './Label';
import s from './figure.module.css';

const rows = [0, 1, 2, 3];

/** Shows a buffer with padding at the end of each row. */
export default function StridesFigure() {
  return (
    <svg viewBox="0 0 460 270" aria-hidden="true">
      <path className={s.line} d="M 20 40 v 12 M 20 46 H 330 M 330 40 v 12" />
      <Label align="mid" x={175} y={32} text="width × bytes per pixel" />
      {rows.map((row) => (
        <g key={row}>
          <rect className={`${s.fill} ${s.line}`} x={20} y={66 + row * 34} width={310} height={26} rx={3} />
          <rect
            className={`${s.thin} ${s.dashed}`}
            x={330}
            y={66 + row * 34}
            width={110}
            height={26}
            rx={3}
          />
          <Label kind="muted" x={32} y={84 + row * 34} text={`row ${row}`} />
          <Label kind="muted" align="mid" x={385} y={84 + row * 34} text="padding" />
        </g>
      ))}
      <path className={s.accent} d="M 20 214 v 12 M 20 220 H 440 M 440 214 v 12" />
      <Label align="mid" x={230} y={246} text="stride: bytes from one row to the next" />
    </svg>
  );
}
