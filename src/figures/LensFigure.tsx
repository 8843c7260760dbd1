import type { ReactNode } from 'react';
import s from './figure.module.css';

const origin = { x: 200, y: 290 };

function edge(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(origin.x + radius * Math.sin(angle)).toFixed(1)} ${(origin.y - radius * Math.cos(angle)).toFixed(1)}`;
}

function cone(fieldOfView: number, radius: number): string {
  const half = fieldOfView / 2;
  return `M${origin.x} ${origin.y} L${edge(-half, radius)} A${radius} ${radius} 0 0 1 ${edge(half, radius)} Z`;
}

/** Draws what each of the three lenses sees from one phone, seen from above. */
export default function LensFigure(): ReactNode {
  return (
    <svg viewBox="0 0 400 360" aria-hidden="true">
      <path className={s.fill} d={cone(120, 150)} />
      <path className={s.line} d={cone(120, 150)} />
      <path className={s.accentFill} d={cone(76, 205)} />
      <path className={s.accent} d={cone(76, 205)} />
      <path className={s.fill} d={cone(30, 255)} />
      <path className={s.line} d={cone(30, 255)} />
      <text className={`${s.strong} ${s.mid}`} x="200" y="62">
        telephoto
      </text>
      <text className={`${s.muted} ${s.mid}`} x="200" y="82">
        under 60°
      </text>
      <text className={`${s.strong} ${s.end}`} x="392" y="92">
        wide
      </text>
      <text className={`${s.muted} ${s.end}`} x="392" y="112">
        60° to 94°
      </text>
      <path className={s.thin} d="M346 119 L314 132" />
      <text className={s.strong} x="8" y="162">
        ultra-wide
      </text>
      <text className={s.muted} x="8" y="182">
        over 94°
      </text>
      <path className={s.thin} d="M62 190 L84 210" />
      <rect className={s.solid} x="140" y="292" width="120" height="10" rx="4" />
      <circle className={s.accentSolid} cx="200" cy="290" r="5" />
      <text className={`${s.muted} ${s.mid}`} x="200" y="328">
        phone, seen from above
      </text>
    </svg>
  );
}
