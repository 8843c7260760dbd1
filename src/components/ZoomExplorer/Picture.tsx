import type { ReactNode } from 'react';
import s from '../../figures/figure.module.css';

/** What the tool is about, as a still drawing. */
export function Picture(): ReactNode {
  return (
    <svg
      viewBox="0 0 360 180"
      role="img"
      aria-label="Frames inside each other: the wider the lens, the larger the frame."
    >
      <rect className={s.fill} x="60" y="10" width="240" height="160" />
      <rect className={s.line} x="60" y="10" width="240" height="160" rx="3" />
      <rect className={s.accentFill} x="120" y="50" width="120" height="80" />
      <rect className={s.accent} x="120" y="50" width="120" height="80" rx="3" />
      <rect className={s.line} x="160" y="77" width="40" height="26" rx="3" />
      <text className={s.muted} x="68" y="30">
        0.5×
      </text>
      <text className={s.muted} x="126" y="68">
        1×
      </text>
      <text className={`${s.muted} ${s.mid}`} x="180" y="95">
        3×
      </text>
    </svg>
  );
}
