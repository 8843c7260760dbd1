import type { ReactNode } from 'react';
import s from '../../figures/figure.module.css';

/** What the tool is about, as a still drawing. */
export function Picture(): ReactNode {
  return (
    <svg
      viewBox="0 0 360 180"
      role="img"
      aria-label="A code in the scanned picture, and the same code in the view, which cuts the sides of the picture."
    >
      <rect className={s.fill} x="40" y="40" width="90" height="120" />
      <rect className={s.line} x="40" y="40" width="90" height="120" rx="3" />
      <rect className={s.accent} x="84" y="64" width="22" height="22" />
      <path className={s.line} d="M148 100H180M172 92L180 100L172 108" />
      <rect className={s.accentFill} x="202" y="20" width="120" height="150" />
      <rect className={`${s.line} ${s.dashed}`} x="202" y="20" width="120" height="150" />
      <rect className={s.line} x="226" y="20" width="72" height="150" rx="6" />
      <rect className={s.accent} x="258" y="50" width="28" height="28" />
    </svg>
  );
}
