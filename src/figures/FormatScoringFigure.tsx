import type { ReactNode } from 'react';
import { Label } from './Label';
import s from './figure.module.css';

const rows = [
  { filter: 'video max', weight: 3, left: 3, right: 0 },
  { filter: 'photo max', weight: 2, left: 0, right: 2 },
  { filter: 'fps 60', weight: 1, left: 0, right: 1 },
];

function Points({ x, y, count }: { x: number; y: number; count: number }): ReactNode {
  if (count === 0) {
    return <Label kind="muted" align="mid" x={x} y={y + 5} text="0" />;
  }
  return Array.from({ length: count }, (_, index) => (
    <circle key={index} className={s.accentSolid} cx={x + (index - (count - 1) / 2) * 16} cy={y} r="6" />
  ));
}

/** Shows how three filters add up to a tie between two formats. */
export default function FormatScoringFigure(): ReactNode {
  return (
    <svg viewBox="0 0 360 300" aria-hidden="true">
      <rect className={`${s.fill} ${s.line}`} x="132" y="8" width="106" height="284" rx="4" />
      <rect className={s.line} x="246" y="8" width="106" height="284" rx="4" />
      {[
        { x: 185, name: 'earlier', video: '3840 × 2160', photo: '10 MP photo', fps: '30 FPS' },
        { x: 299, name: 'later', video: '1920 × 1440', photo: '12 MP photo', fps: '60 FPS' },
      ].map(({ x, name, video, photo, fps }) => (
        <g key={name}>
          <Label kind="strong" align="mid" x={x} y={32} text={name} />
          <Label kind="muted" align="mid" x={x} y={54} text={video} />
          <Label kind="muted" align="mid" x={x} y={74} text={photo} />
          <Label kind="muted" align="mid" x={x} y={94} text={fps} />
        </g>
      ))}
      <Label kind="muted" x={8} y={94} text="filter" />
      <Label kind="muted" align="end" x={122} y={94} text="points" />
      <path className={s.thin} d="M8 108 H352" />
      {rows.map(({ filter, weight, left, right }, index) => {
        const y = 134 + index * 40;
        return (
          <g key={filter}>
            <Label kind="muted" x={8} y={y + 5} text={filter} />
            <Label kind="strong" align="end" x={122} y={y + 5} text={weight} />
            <Points x={185} y={y} count={left} />
            <Points x={299} y={y} count={right} />
          </g>
        );
      })}
      <path className={s.thin} d="M8 238 H352" />
      <Label kind="strong" x={8} y={266} text="sum" />
      <Label kind="strong" align="mid" x={185} y={266} text="3 – stays" />
      <Label kind="strong" align="mid" x={299} y={266} text="2 + 1 = 3" />
    </svg>
  );
}
