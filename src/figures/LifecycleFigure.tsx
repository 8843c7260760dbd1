import type { ReactNode } from 'react';
import { Bar } from './Bar';
import { Label } from './Label';
import s from './figure.module.css';

const lanes = ['mounted', 'isActive', 'camera on', 'preview'];
const laneTop = (lane: number): number => 44 + lane * 44;

const marks = [128, 160, 188, 272, 326];

/** Shows when the camera is mounted, active, running and showing a preview, and its events. */
export default function LifecycleFigure(): ReactNode {
  return (
    <svg viewBox="0 0 360 266" aria-hidden="true">
      {lanes.map((lane, index) => (
        <Label key={lane} kind="muted" align="end" x={84} y={laneTop(index) + 17} text={lane} />
      ))}
      <Bar y={laneTop(0)} from={96} to={326} />
      <Bar y={laneTop(1)} from={144} to={250} />
      <Bar y={laneTop(2)} from={160} to={272} isAccent />
      <Bar y={laneTop(3)} from={188} to={272} />
      {marks.map((x, index) => (
        <g key={x}>
          <path className={s.dashed} d={`M${x} 34 V216`} />
          <circle className={s.accentSolid} cx={x} cy="22" r="3" />
          <Label kind="strong" align="mid" x={x} y={234} text={index + 1} />
        </g>
      ))}
      <path className={s.thin} d="M96 22 H352 M344 17 L352 22 L344 27" />
      <Label kind="muted" align="end" x={352} y={258} text="time" />
    </svg>
  );
}
