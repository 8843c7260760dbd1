import type { ReactNode } from 'react';
import s from './figure.module.css';

interface BarProps {
  y: number;
  from: number;
  to: number;
  isAccent?: boolean;
}

/** Draws how long something lasts on a horizontal timeline. */
export function Bar({ y, from, to, isAccent = false }: BarProps): ReactNode {
  const className = isAccent ? `${s.accentFill} ${s.accent}` : `${s.fill} ${s.line}`;
  return <rect className={className} x={from} y={y} width={to - from} height={24} rx={4} />;
}
