import { Label } from './Label';
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
  const className = `${isAccented ? s.accentFill : s.fill} ${s.line}`;
  return (
    <>
      <rect className={className} x={x} y={y} width={460 - 2 * x} height={62} rx={3} />
      <Label kind="strong" x={x + 16} y={y + 26} text={name} />
      <Label kind="muted" x={x + 16} y={y + 47} text={note} />
    </>
  );
}
