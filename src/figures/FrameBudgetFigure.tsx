import { Label } from './Label';
import s from './figure.module.css';

const left = 24;
const pixelsPerMs = 4;
const jobMs = 20;

interface Arrival {
  atMs: number;
  isDropped: boolean;
}

function Timeline({ y, title, arrivals }: { y: number; title: string; arrivals: Arrival[] }) {
  return (
    <>
      <Label kind="strong" x={left} y={y} text={title} />
      <path className={s.line} d={`M ${left} ${y + 64} H 436`} />
      {arrivals.map(({ atMs, isDropped }) => {
        const x = left + atMs * pixelsPerMs;
        return (
          <g key={atMs}>
            <path className={s.line} d={`M ${x} ${y + 64} v 8`} />
            {isDropped ? (
              <path className={s.accent} d={`M ${x - 6} ${y + 79} l 12 12 m 0 -12 l -12 12`} />
            ) : (
              <>
                <rect
                  className={s.accentFill}
                  x={x}
                  y={y + 26}
                  width={jobMs * pixelsPerMs}
                  height={30}
                  rx={3}
                />
                <Label kind="muted" align="mid" x={x + (jobMs * pixelsPerMs) / 2} y={y + 46} text="20 ms" />
                <circle className={s.solid} cx={x} cy={y + 85} r={4} />
              </>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Shows a 20 ms job at 30 fps, where it fits, and at 60 fps, where every second frame is dropped. */
export default function FrameBudgetFigure() {
  return (
    <svg viewBox="0 0 460 300" aria-hidden="true">
      <Timeline
        y={24}
        title="30 fps: one frame every 33.3 ms"
        arrivals={[0, 33.3, 66.7].map((atMs) => ({ atMs, isDropped: false }))}
      />
      <Timeline
        y={154}
        title="60 fps: one frame every 16.7 ms"
        arrivals={[0, 16.7, 33.3, 50, 66.7, 83.3].map((atMs, index) => ({
          atMs,
          isDropped: index % 2 === 1,
        }))}
      />
      <circle className={s.solid} cx={left + 4} cy={279} r={4} />
      <Label kind="muted" x={left + 18} y={284} text="frame processed" />
      <path className={s.accent} d="M 224 273 l 12 12 m 0 -12 l -12 12" />
      <Label kind="muted" x={246} y={284} text="arrives too soon, dropped" />
    </svg>
  );
}
