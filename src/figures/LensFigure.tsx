import type { ReactNode } from 'react';
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
      <path className={s.fill} d={cone(120, 150)} />
      <path className={s.line} d={cone(120, 150)} />
      <path className={s.accentFill} d={cone(76, 205)} />
      <path className={s.accent} d={cone(76, 205)} />
      <path className={s.fill} d={cone(34, 262)} />
      <path className={s.line} d={cone(34, 262)} />
      <text className={`${s.strong} ${s.mid}`} x="180" y="56">
        telephoto
      </text>
      <text className={`${s.muted} ${s.mid}`} x="180" y="76">
        under 60°
      </text>
      <text className={`${s.strong} ${s.end}`} x="352" y="64">
        wide
      </text>
      <text className={`${s.muted} ${s.end}`} x="352" y="84">
        60° to 94°
      </text>
      <path className={s.thin} d="M326 92 L298 124" />
      <text className={s.strong} x="8" y="270">
        ultra-wide
      </text>
      <text className={s.muted} x="8" y="290">
        over 94°
      </text>
      <path className={s.thin} d="M48 254 L72 216" />
      <rect className={s.solid} x="120" y="286" width="120" height="10" rx="4" />
      <circle className={s.accentSolid} cx="180" cy="284" r="5" />
      <text className={`${s.muted} ${s.mid}`} x="180" y="322">
        phone, seen from above
      </text>
    </svg>
  );
}
