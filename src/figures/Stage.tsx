import s from './figure.module.css';

interface StageProps {
  /** Distance from both sides of the drawing, which is 460 wide. */
  x: number;
  y: number;
  name: string;
  note: string;
  isAccented?: boolean;
}

/** A part of a drawing through which something passes: a band with a name and a note. */
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
