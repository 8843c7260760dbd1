import type { ReactNode } from 'react';
import { Label } from './Label';
import s from './figure.module.css';

const origin = { x: 180, y: 284 };

function edge(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(origin.x + radius * Math.sin(angle)).toFixed(1)} ${(origin.y - radius * Math.cos(angle)).toFixed(1)}`;
}

function cone(fieldOfView: number, radius: number): string {
  const half = fieldOfView / 2;
  return `M${origin.x} ${origin.y} L${edge(-half, radius)} A${radius} ${radius} 0 0 1 ${edge(half, radius)} Z`;
}

/** Shows the field of view of each lens from above. */
export default function LensFigure(): ReactNode {
  return (
    <svg viewBox="0 0 360 336" aria-hidden="true">
      <path className={`${s.fill} ${s.line}`} d={cone(120, 150)} />
      <path className={`${s.accentFill} ${s.accent}`} d={cone(76, 205)} />
      <path className={`${s.fill} ${s.line}`} d={cone(34, 262)} />
      <Label kind="strong" align="mid" x={180} y={56} text="telephoto" />
      <Label kind="muted" align="mid" x={180} y={76} text="under 60°" />
      <Label kind="strong" align="end" x={352} y={64} text="wide" />
      <Label kind="muted" align="end" x={352} y={84} text="60° to 94°" />
      <path className={s.thin} d="M326 92 L298 124" />
      <Label kind="strong" x={8} y={270} text="ultra-wide" />
      <Label kind="muted" x={8} y={290} text="over 94°" />
      <path className={s.thin} d="M48 254 L72 216" />
      <rect className={s.solid} x="120" y="286" width="120" height="10" rx="4" />
      <circle className={s.accentSolid} cx="180" cy="284" r="5" />
      <Label kind="muted" align="mid" x={180} y={322} text="phone, seen from above" />
    </svg>
  );
}
