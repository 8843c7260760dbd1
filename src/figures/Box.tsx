import { Label } from './Label';
import s from './figure.module.css';

interface BoxProps {
  x: number;
  y: number;
  width: number;
  name: string;
  note?: string;
  isAccented?: boolean;
  isDashed?: boolean;
}

/** Draws a box with a centered name, and a note below it if there is one. */
export function Box({ x, y, width, name, note, isAccented = false, isDashed = false }: BoxProps) {
  const className = `${isAccented ? s.accentFill : s.fill} ${isDashed ? s.dashed : s.line}`;
  const middle = x + width / 2;
  return (
    <>
      <rect className={className} x={x} y={y} width={width} height={note ? 58 : 44} rx={3} />
      <Label kind={note ? 'strong' : 'text'} align="mid" x={middle} y={y + (note ? 25 : 28)} text={name} />
      {note && <Label kind="muted" align="mid" x={middle} y={y + 45} text={note} />}
    </>
  );
}
