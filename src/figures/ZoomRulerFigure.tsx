import type { ReactNode } from 'react';
import { Label } from './Label';
import s from './figure.module.css';

interface Ruler {
  phone: string;
  y: number;
  minZoom: number;
  neutralZoom: number;
  maxZoom: number;
}

const rulers: readonly Ruler[] = [
  { phone: 'Android phone', y: 64, minZoom: 0.6, neutralZoom: 1, maxZoom: 10 },
  { phone: 'iPhone', y: 166, minZoom: 1, neutralZoom: 2, maxZoom: 120 },
];

const factors = [1, 2, 5];

/** Returns where a factor is. Twice as close is always the same distance. */
const toX = (factor: number): number => 116 + Math.log2(factor) * 43;

/** Shows the zoom values of two phones, aligned by what people see. */
export default function ZoomRulerFigure(): ReactNode {
  return (
    <svg viewBox="0 0 404 226" aria-hidden="true">
      {factors.map((factor) => (
        <Label key={factor} kind="strong" align="mid" x={toX(factor)} y={18} text={`${factor}×`} />
      ))}
      {rulers.map(({ phone, y, minZoom, neutralZoom, maxZoom }) => {
        const min = toX(minZoom / neutralZoom);
        const max = toX(maxZoom / neutralZoom);
        return (
          <g key={phone}>
            <Label kind="muted" x={2} y={y - 10} text={phone} />
            <rect className={`${s.fill} ${s.line}`} x={min} y={y} width={max - min} height={28} rx={4} />
            <Label x={min + 5} y={y + 19} text={minZoom} />
            {factors.map((factor) => (
              <g key={factor}>
                <path
                  className={factor === 1 ? s.accent : s.dashed}
                  d={`M${toX(factor)} ${y - 36} V${y + 28}`}
                />
                <Label x={toX(factor) + 5} y={y + 19} text={factor * neutralZoom} />
              </g>
            ))}
            <Label align="end" x={max - 5} y={y + 19} text={maxZoom} />
            <Label kind="muted" align="end" x={toX(1) - 8} y={y + 48} text="minZoom" />
            <Label kind="muted" x={toX(1) - 2} y={y + 48} text="neutralZoom" />
            <Label kind="muted" align="mid" x={max} y={y + 48} text="maxZoom" />
          </g>
        );
      })}
    </svg>
  );
}
