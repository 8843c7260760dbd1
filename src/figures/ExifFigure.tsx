import type { ReactNode } from 'react';
import { Label } from './Label';
import s from './figure.module.css';

interface PhotoProps {
  x: number;
  y: number;
  /** Whether the picture lies on its side. */
  isSideways: boolean;
}

/** A photo of somebody, 66 × 90 or on its side. */
function Photo({ x, y, isSideways }: PhotoProps): ReactNode {
  return (
    <g transform={isSideways ? `translate(${x} ${y + 66}) rotate(-90)` : `translate(${x} ${y})`}>
      <rect className={`${s.fill} ${s.line}`} width={66} height={90} rx={3} />
      <circle className={s.solid} cx={33} cy={30} r={10} />
      <path className={s.solid} d="M15 80 V64 a18 18 0 0 1 36 0 V80 Z" />
    </g>
  );
}

/** Shows a file of sideways pixels and a flag, and what programs that read or ignore the flag make of it. */
export default function ExifFigure(): ReactNode {
  return (
    <svg viewBox="0 0 360 236" aria-hidden="true">
      <rect className={s.dashed} x={2} y={44} width={136} height={148} rx={6} />
      <Label kind="strong" x={4} y={34} text="the file" />
      <Photo x={25} y={58} isSideways />
      <rect className={`${s.accentFill} ${s.accent}`} x={14} y={146} width={112} height={32} rx={16} />
      <Label align="mid" x={70} y={167} text="flag: rotate ↻" />
      <path className={s.line} d="M138 90 C170 90 168 62 204 62 m-8 -5 l8 5 l-8 5" />
      <path className={s.line} d="M138 146 C170 146 168 180 204 180 m-8 -5 l8 5 l-8 5" />
      <Photo x={224} y={8} isSideways={false} />
      <Label kind="muted" x={300} y={48} text="reads" />
      <Label kind="muted" x={300} y={66} text="the flag" />
      <Photo x={212} y={148} isSideways />
      <Label kind="muted" x={308} y={176} text="ignores" />
      <Label kind="muted" x={308} y={194} text="it" />
    </svg>
  );
}
