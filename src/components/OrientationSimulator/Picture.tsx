import type { ReactNode } from 'react';
import s from '../../figures/figure.module.css';

/** What the tool is about, as a still drawing. */
export function Picture(): ReactNode {
  return (
    <svg
      viewBox="0 0 360 160"
      role="img"
      aria-label="A phone turned to its right, with an upright scene in it."
    >
      <rect className={s.fill} x="104" y="44" width="152" height="76" rx="10" />
      <rect className={s.line} x="104" y="44" width="152" height="76" rx="10" />
      <path className={s.accent} d="M112 70V94" />
      <path className={s.line} d="M152 108H208M180 108V88" />
      <path className={s.accentFill} d="M160 88L180 54L200 88Z" />
      <path className={s.line} d="M160 88L180 54L200 88Z" />
      <path className={s.accent} d="M270 22A84 84 0 0 1 296 52M296 52L284 48M296 52L300 40" />
    </svg>
  );
}
