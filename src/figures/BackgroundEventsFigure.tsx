import type { ReactNode } from 'react';
import { Bar } from './Bar';
import { Label } from './Label';
import s from './figure.module.css';

const START = 88;
const HOME = 176;
const BACK = 272;
const END = 380;

/** How long the camera needs to stop or start. */
const DELAY = 24;

interface Phone {
  name: string;
  y: number;
  /** Where the dot of `onStopped` is. With `end`, its label is on the left. */
  stopped: { x: number; align?: 'end' };
}

const phones: readonly Phone[] = [
  { name: 'Android', y: 40, stopped: { x: BACK + DELAY - 14, align: 'end' } },
  { name: 'iPhone', y: 156, stopped: { x: HOME + DELAY } },
];

/** Shows when each platform reports that the camera has stopped, during a visit to the home screen. */
export default function BackgroundEventsFigure(): ReactNode {
  return (
    <svg viewBox="0 0 384 254" aria-hidden="true">
      <Label kind="muted" align="mid" x={(START + HOME) / 2} y={18} text="in the app" />
      <Label kind="muted" align="mid" x={(HOME + BACK) / 2} y={18} text="home screen" />
      <Label kind="muted" align="mid" x={(BACK + END) / 2} y={18} text="in the app" />
      {phones.map(({ name, y, stopped }) => (
        <g key={name}>
          <path className={s.dashed} d={`M${HOME} ${y - 10} V${y + 74} M${BACK} ${y - 10} V${y + 74}`} />
          <Label kind="strong" x={2} y={y + 6} text={name} />
          <Label kind="muted" align="end" x={START - 8} y={y + 33} text="isActive" />
          <Bar y={y + 16} from={START} to={HOME} />
          <Bar y={y + 16} from={BACK} to={END} />
          <Label align="mid" x={(START + HOME) / 2} y={y + 33} text="true" />
          <Label align="mid" x={(HOME + BACK) / 2} y={y + 33} text="false" />
          <Label align="mid" x={(BACK + END) / 2} y={y + 33} text="true" />
          <Label kind="muted" align="end" x={START - 8} y={y + 61} text="camera on" />
          <Bar y={y + 44} from={START} to={HOME + DELAY} isAccent />
          <Bar y={y + 44} from={BACK + DELAY} to={END} isAccent />
          <Label kind="muted" align="end" x={START - 8} y={y + 90} text="events" />
          <circle className={s.accentSolid} cx={stopped.x} cy={y + 85} r={5} />
          <Label align={stopped.align} x={stopped.x + (stopped.align ? -9 : 9)} y={y + 90} text="onStopped" />
          <circle className={s.accentSolid} cx={BACK + DELAY} cy={y + 85} r={5} />
          <Label x={BACK + DELAY + 9} y={y + 90} text="onStarted" />
        </g>
      ))}
    </svg>
  );
}
