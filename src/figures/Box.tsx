import s from './figure.module.css';

interface BoxProps {
  x: number;
  y: number;
  width: number;
  name: string;
  note?: string;
  isAccented?: boolean;
}

/** Draws a box with a centered name, and a note below it if there is one. */
export function Box({ x, y, width, name, note, isAccented = false }: BoxProps) {
  const frame = { x, y, width, height: note ? 58 : 44, rx: 3 };
  const middle = x + width / 2;
  return (
    <>
      <rect className={isAccented ? s.accentFill : s.fill} {...frame} />
      <rect className={s.line} {...frame} />
      <text className={`${note ? s.strong : s.text} ${s.mid}`} x={middle} y={y + (note ? 25 : 28)}>
        {name}
      </text>
      {note && (
        <text className={`${s.muted} ${s.mid}`} x={middle} y={y + 45}>
          {note}
        </text>
      )}
    </>
  );
}
