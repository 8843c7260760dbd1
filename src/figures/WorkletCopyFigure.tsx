import { Label } from './Label';
import s from './figure.module.css';

interface CellProps {
  x: number;
  y: number;
  value: number;
  isAccented?: boolean;
}

function Cell({ x, y, value, isAccented = false }: CellProps) {
  return (
    <>
      <rect
        className={`${isAccented ? s.accentFill : s.fill} ${s.line}`}
        x={x - 38}
        y={y}
        width={76}
        height={44}
        rx={3}
      />
      <Label kind="strong" align="mid" x={x} y={y + 28} text={value} />
    </>
  );
}

/** Shows that a number is copied into a frame processor once, while both sides use the same shared value. */
export default function WorkletCopyFigure() {
  return (
    <svg viewBox="0 0 460 290" aria-hidden="true">
      <Label kind="strong" align="mid" x={82} y={20} text="React" />
      <Label kind="strong" align="mid" x={378} y={20} text="frame processor" />

      <Cell x={82} y={36} value={5} />
      <path className={s.accent} d="M 130 58 H 328 m -10 -6 l 10 6 l -10 6" />
      <Label kind="muted" align="mid" x={229} y={48} text="copied when created" />
      <Cell x={378} y={36} value={5} />

      <path className={s.line} d="M 82 84 v 22 m -5 -8 l 5 8 l 5 -8" />
      <Cell x={82} y={110} value={8} isAccented />
      <Label kind="muted" align="mid" x={229} y={136} text="still the old copy" />
      <path className={`${s.line} ${s.dashed}`} d="M 378 84 v 22" />
      <Cell x={378} y={110} value={5} />

      <path className={s.thin} d="M 12 178 H 448" />

      <Label kind="muted" align="mid" x={230} y={206} text="shared value" />
      <Label align="mid" x={82} y={247} text="React" />
      <path className={s.accent} d="M 112 242 H 180 m -10 -6 l 10 6 l -10 6 M 122 236 l -10 6 l 10 6" />
      <Cell x={230} y={220} value={8} isAccented />
      <path className={s.accent} d="M 280 242 H 316 m -10 -6 l 10 6 l -10 6 M 290 236 l -10 6 l 10 6" />
      <Label align="mid" x={384} y={247} text="frame processor" />
    </svg>
  );
}
