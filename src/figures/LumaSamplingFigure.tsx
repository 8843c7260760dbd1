import { Label } from './Label';
import s from './figure.module.css';

const LEFT = 60;
const TOP = 60;
const CELL = 24;
const COLUMNS = 10;
const ROWS = 6;
const PADDING_COLUMNS = 3;
const STEP = 3;

const grid = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  column: index % COLUMNS,
  row: Math.floor(index / COLUMNS),
}));

/** Shows the luma plane as bytes: sampled, skipped, and padding at the end of each row. */
export default function LumaSamplingFigure() {
  const right = LEFT + COLUMNS * CELL;
  const end = right + PADDING_COLUMNS * CELL;
  const bottom = TOP + ROWS * CELL;
  return (
    <svg viewBox="0 0 420 290" aria-hidden="true">
      <Label align="mid" x={(LEFT + end) / 2} y={24} text="bytes per row" />
      <path className={s.line} d={`M ${LEFT} 44 v -8 H ${end} v 8`} />
      {grid.map(({ column, row }) => (
        <rect
          key={`${column}-${row}`}
          className={`${column % STEP === 0 && row % STEP === 0 ? s.accentSolid : s.fill} ${s.thin}`}
          x={LEFT + column * CELL}
          y={TOP + row * CELL}
          width={CELL}
          height={CELL}
        />
      ))}
      <rect className={`${s.thin} ${s.dashed}`} x={right} y={TOP} width={end - right} height={bottom - TOP} />
      <path className={s.line} d={`M ${LEFT} ${bottom + 14} v 8 H ${right} v -8`} />
      <Label align="mid" x={(LEFT + right) / 2} y={bottom + 42} text="width" />
      <Label kind="muted" align="mid" x={(right + end) / 2} y={bottom + 42} text="padding" />
      <path className={s.line} d={`M 48 ${TOP} h -8 V ${bottom} h 8`} />
      <g transform={`rotate(-90 28 ${(TOP + bottom) / 2})`}>
        <Label align="mid" x={28} y={(TOP + bottom) / 2 + 5} text="height" />
      </g>
      <rect className={s.accentSolid} x={LEFT} y={bottom + 62} width={14} height={14} />
      <Label kind="muted" x={LEFT + 22} y={bottom + 75} text="read with step 3" />
    </svg>
  );
}
