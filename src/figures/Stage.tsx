import s from './figure.module.css';

interface StageProps {
  /** Margin on both sides of a drawing that's 460 wide. */
  x: number;
  y: number;
  name: string;
  note: string;
  isAccented?: boolean;
}

/** Draws a full-width box with a name and a note. */
export function Stage({ x, y, name, note, isAccented = false }: StageProps) {
  const band = { x, y, width: 460 - 2 * x, height: 62, rx: 3 };
  return (
    <>
      <rect className={isAccented ? s.accentFill : s.fill} {...band} />
      <rect className={s.line} {...band} />
      <text className={s.strong} x={x + 16} y={y + 26}>
        {name}
      </text>
      <text className={s.muted} x={x + 16} y={y + 47}>
        {note}
      </text>
    </>
  );
}
