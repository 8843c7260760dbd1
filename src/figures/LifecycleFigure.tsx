import type { ReactNode } from 'react';
import s from './figure.module.css';

const lanes = ['mounted', 'isActive', 'camera on', 'preview'];
const laneTop = (lane: number): number => 44 + lane * 44;

interface BarProps {
  lane: number;
  from: number;
  to: number;
  isAccent?: boolean;
}

function Bar({ lane, from, to, isAccent = false }: BarProps): ReactNode {
  const shape = { x: from, y: laneTop(lane), width: to - from, height: 24, rx: 4 };
  return (
    <>
      <rect className={isAccent ? s.accentFill : s.fill} {...shape} />
      <rect className={isAccent ? s.accent : s.line} {...shape} />
    </>
  );
}

const marks = [
  { number: 1, x: 128 },
  { number: 2, x: 160 },
  { number: 3, x: 188 },
  { number: 4, x: 272 },
  { number: 5, x: 326 },
];

/** Shows when the camera is mounted, active, running and showing a preview, and its events. */
export default function LifecycleFigure(): ReactNode {
  return (
    <svg viewBox="0 0 360 266" aria-hidden="true">
      {lanes.map((lane, index) => (
        <text key={lane} className={`${s.muted} ${s.end}`} x="84" y={laneTop(index) + 17}>
          {lane}
        </text>
      ))}
      <Bar lane={0} from={96} to={326} />
      <Bar lane={1} from={144} to={250} />
      <Bar lane={2} from={160} to={272} isAccent />
      <Bar lane={3} from={188} to={272} />
      {marks.map(({ number, x }) => (
        <g key={number}>
          <path className={s.dashed} d={`M${x} 34 V216`} />
          <circle className={s.accentSolid} cx={x} cy="22" r="3" />
          <text className={`${s.strong} ${s.mid}`} x={x} y="234">
            {number}
          </text>
        </g>
      ))}
      <path className={s.thin} d="M96 22 H352 M344 17 L352 22 L344 27" />
      <text className={`${s.muted} ${s.end}`} x="352" y="258">
        time
      </text>
    </svg>
  );
}
