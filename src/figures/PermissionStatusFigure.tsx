import type { ReactNode } from 'react';
import { Label } from './Label';
import s from './figure.module.css';

const WIDTH = 136;
const ROW = 84;
const GRANTED_Y = 290;

interface Column {
  name: string;
  x: number;
  states: readonly (readonly [status: string, note: string])[];
}

const columns: readonly Column[] = [
  {
    name: 'Android',
    x: 2,
    states: [
      ['denied', 'never asked'],
      ['not-determined', 'said no once'],
      ['denied', 'said no twice'],
    ],
  },
  {
    name: 'iOS',
    x: 186,
    states: [
      ['not-determined', 'never asked'],
      ['denied', 'said no'],
    ],
  },
];

const top = (index: number): number => 32 + index * ROW;

/** Shows how the answers of a user change the status of the permission on Android and iOS. */
export default function PermissionStatusFigure(): ReactNode {
  return (
    <svg viewBox="0 0 360 338" aria-hidden="true">
      {columns.map(({ name, x, states }) => {
        const middle = x + WIDTH / 2;
        const rail = x + WIDTH + 16;
        const last = states.length - 1;
        return (
          <g key={name}>
            <Label kind="strong" x={x} y={18} text={name} />
            {states.map(([status, note], index) => (
              <g key={note}>
                <rect
                  className={`${s.fill} ${s.line}`}
                  x={x}
                  y={top(index)}
                  width={WIDTH}
                  height={52}
                  rx={4}
                />
                <Label align="mid" x={middle} y={top(index) + 22} text={status} />
                <Label kind="muted" align="mid" x={middle} y={top(index) + 42} text={note} />
                {index < last && (
                  <>
                    <path className={s.line} d={`M${middle} ${top(index) + 52} v32 m-5 -7 l5 7 l5 -7`} />
                    <Label kind="muted" x={middle + 10} y={top(index) + 73} text="no" />
                    <path
                      className={s.accent}
                      d={`M${x + WIDTH} ${top(index) + 26} H${rail} V${GRANTED_Y}`}
                    />
                  </>
                )}
              </g>
            ))}
            <path className={s.accent} d={`M${rail - 5} ${GRANTED_Y - 7} l5 7 l5 -7`} />
            <Label kind="muted" x={x + WIDTH + 5} y={top(0) + 16} text="yes" />
            <path
              className={s.dashed}
              d={`M${middle - 30} ${top(last) + 52} V${GRANTED_Y} m-5 -7 l5 7 l5 -7`}
            />
            <Label kind="muted" x={middle - 22} y={top(last) + 73} text="in Settings" />
            <rect
              className={`${s.accentFill} ${s.accent}`}
              x={x}
              y={GRANTED_Y}
              width={WIDTH + 22}
              height={44}
              rx={4}
            />
            <Label kind="strong" align="mid" x={middle + 11} y={GRANTED_Y + 27} text="granted" />
          </g>
        );
      })}
    </svg>
  );
}
