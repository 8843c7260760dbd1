import type { ReactNode } from 'react';
import s from '../../figures/figure.module.css';

/** The middle of the scene, to which the camera points, and its size. */
export const scene = { width: 360, height: 240, x: 180, y: 132 };

/** Hills, a house, trees, and in the middle a small sign that only a long zoom shows well. */
export function Scene(): ReactNode {
  return (
    <g>
      <rect className={s.fill} x={0} y={0} width={360} height={240} />
      <circle className={s.line} cx={62} cy={46} r={16} />
      <path className={s.line} d="M0 168L70 96L118 142L176 84L246 150L292 112L360 170" />
      <path className={s.line} d="M0 190H360" />
      <path className={s.line} d="M40 190V160M28 160L40 132L52 160Z" />
      <path className={s.line} d="M318 190V156M304 156L318 122L332 156Z" />
      <rect className={s.accentFill} x={152} y={118} width={56} height={72} />
      <path className={s.line} d="M146 118L180 94L214 118ZM152 118V190M208 118V190" />
      <rect className={s.line} x={172} y={158} width={16} height={32} />
      <rect className={s.accentSolid} x={171} y={127} width={18} height={10} />
      <rect className={s.fill} x={174} y={129} width={12} height={6} />
      <path stroke="var(--vc-ink)" strokeWidth={0.4} d="M175.5 131H184.5M175.5 132H183M175.5 133H184" />
    </g>
  );
}
