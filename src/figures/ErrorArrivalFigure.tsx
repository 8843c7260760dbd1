import type { ReactNode } from 'react';
import { Label } from './Label';
import s from './figure.module.css';

const ROW = 56;

const arrivals = [
  ['a call', 'takePhoto()', 'catch'],
  ['the session', 'another app', 'onError'],
  ['a recording', 'full storage', 'onRecordingError'],
  ['rendering', 'no device', 'error boundary'],
  ['a frame processor', 'a plugin', 'catch inside it'],
] as const;

/** Shows where the error of each part of a camera arrives. */
export default function ErrorArrivalFigure(): ReactNode {
  return (
    <svg viewBox={`0 0 360 ${28 + arrivals.length * ROW}`} aria-hidden="true">
      <Label kind="muted" x={4} y={16} text="what fails" />
      <Label kind="muted" x={194} y={16} text="where you get the error" />
      {arrivals.map(([part, example, place], index) => {
        const y = 28 + index * ROW;
        return (
          <g key={part}>
            <rect className={`${s.fill} ${s.line}`} x={1} y={y} width={146} height={46} rx={4} />
            <Label align="mid" x={74} y={y + 20} text={part} />
            <Label kind="muted" align="mid" x={74} y={y + 38} text={example} />
            <path className={s.line} d={`M147 ${y + 23} H190 m-7 -5 l7 5 l-7 5`} />
            <rect className={`${s.accentFill} ${s.accent}`} x={193} y={y} width={166} height={46} rx={4} />
            <Label kind="strong" align="mid" x={276} y={y + 28} text={place} />
          </g>
        );
      })}
    </svg>
  );
}
