import type { ReactNode } from 'react';
import { Label } from '../../figures/Label';
import s from '../../figures/figure.module.css';
import tools from '../LazyTool/tools.module.css';
import type { SimulatedFrame } from './simulateFrames';

interface FrameStripProps {
  frames: readonly SimulatedFrame[];
  /** Milliseconds from one frame to the next. */
  interval: number;
  /** Milliseconds that the frame processor takes per frame. */
  duration: number;
}

const left = 8;
const right = 352;

/** Draws frames on a timeline, with dropped ones crossed out, above the frame processor's runs. */
export function FrameStrip({ frames, interval, duration }: FrameStripProps): ReactNode {
  const step = (right - left) / frames.length;
  const toX = (time: number) => left + (time / interval) * step;
  const dropped = frames.filter(({ start }) => start === null).length;
  return (
    <svg
      className={tools.drawing}
      viewBox="0 0 360 116"
      role="img"
      aria-label={`${frames.length} frames, ${dropped} of them dropped`}
    >
      <Label kind="muted" x={left} y={16} text="camera frames" />
      {frames.map(({ arrival, start }) => {
        const x = toX(arrival);
        return start === null ? (
          <g key={arrival}>
            <rect className={s.line} x={x} y={26} width={step - 4} height={18} />
            <path className={s.line} d={`M${x} 26l${step - 4} 18m0 -18l${4 - step} 18`} />
          </g>
        ) : (
          <rect key={arrival} className={s.accentSolid} x={x} y={26} width={step - 4} height={18} />
        );
      })}
      <Label kind="muted" x={left} y={70} text="frame processor busy" />
      {frames.map(({ arrival, start }, index) => {
        if (start === null || toX(start) >= right) return null;
        const width = Math.min(toX(start + duration), right) - toX(start);
        return (
          <rect
            key={arrival}
            className={index % 2 === 0 ? s.accentFill : s.fill}
            stroke="var(--vc-line-strong)"
            x={toX(start)}
            y={80}
            width={width}
            height={18}
          />
        );
      })}
    </svg>
  );
}
