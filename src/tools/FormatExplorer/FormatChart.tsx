import type { ReactNode } from 'react';
import type { CameraDeviceFormat } from 'react-native-vision-camera';
import { round } from './describeFormat';
import { groupFormats } from './groupFormats';
import s from '../../figures/figure.module.css';
import { Label } from '../../figures/Label';
import tools from '../LazyTool/tools.module.css';
import styles from './styles.module.css';

interface FormatChartProps {
  formats: readonly CameraDeviceFormat[];
  pick: number;
}

const width = 360;
const height = 250;
const plot = { left: 44, right: 344, top: 24, bottom: 200 };
const megapixelTicks = [0.03, 0.1, 0.3, 1, 2, 4, 8, 16, 32];
const fpsTicks = [15, 30, 60, 120, 240, 480];

/** Draws formats as circles by video resolution and highest frame rate. */
export function FormatChart({ formats, pick }: FormatChartProps): ReactNode {
  const groups = groupFormats(formats, pick);
  const x = logScale(
    groups.map(({ megapixels }) => megapixels),
    plot.left + 20,
    plot.right - 20,
  );
  const y = logScale(
    groups.map(({ maxFps }) => maxFps),
    plot.bottom - 20,
    plot.top + 20,
  );
  return (
    <figure className={styles.chart}>
      <svg
        className={tools.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={describeChart(formats, groups.length)}
      >
        {fpsTicks
          .filter((tick) => isBetween(y(tick), plot.top, plot.bottom))
          .map((tick) => (
            <g key={tick}>
              <path className={s.thin} d={`M${plot.left} ${y(tick)}H${plot.right}`} />
              <Label kind="muted" align="end" x={plot.left - 8} y={y(tick) + 4} text={tick} />
            </g>
          ))}
        {spread(
          megapixelTicks.filter((tick) => isBetween(x(tick), plot.left, plot.right)),
          x,
        ).map((tick) => (
          <g key={tick}>
            <path className={s.thin} d={`M${x(tick)} ${plot.top}V${plot.bottom}`} />
            <Label kind="muted" align="mid" x={x(tick)} y={plot.bottom + 18} text={tick} />
          </g>
        ))}
        <Label
          kind="muted"
          align="mid"
          x={(plot.left + plot.right) / 2}
          y={height - 8}
          text="video megapixels"
        />
        <Label kind="muted" x={plot.left - 36} y={13} text="maximum frame rate" />
        {groups.map((group) => {
          const radius = 2 + group.fieldOfView / 20;
          const [cx, cy] = [x(group.megapixels), y(group.maxFps)];
          return (
            <g key={`${group.megapixels} ${group.maxFps}`}>
              <title>
                {`${round(group.megapixels)} megapixels at up to ${round(group.maxFps)} fps: ${group.count} ${group.count === 1 ? 'format' : 'formats'}, up to ${round(group.fieldOfView || NaN)}°`}
              </title>
              {group.hasStabilization && <circle className={s.line} cx={cx} cy={cy} r={radius + 3} />}
              <circle
                className={group.hasVideoHdr ? s.accentSolid : styles.plain}
                cx={cx}
                cy={cy}
                r={radius}
              />
              {group.isPicked && <path className={styles.reticle} d={reticle(cx, cy, radius + 7)} />}
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.legend}>
        <LegendEntry text="video HDR">
          <circle className={s.accentSolid} cx={10} cy={10} r={6} />
        </LegendEntry>
        <LegendEntry text="no video HDR">
          <circle className={styles.plain} cx={10} cy={10} r={6} />
        </LegendEntry>
        <LegendEntry text="stabilization">
          <circle className={s.line} cx={10} cy={10} r={8} />
        </LegendEntry>
        <LegendEntry text="picked">
          <path className={styles.reticle} d={reticle(10, 10, 8)} />
        </LegendEntry>
        <span>larger circle = wider field of view</span>
      </figcaption>
    </figure>
  );
}

function LegendEntry({ text, children }: { text: string; children: ReactNode }): ReactNode {
  return (
    <span className={styles.legendEntry}>
      <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
        {children}
      </svg>
      {text}
    </span>
  );
}

/** Returns a logarithmic scale from values to coordinates. */
function logScale(values: number[], from: number, to: number): (value: number) => number {
  const logs = values.filter((value) => value > 0).map(Math.log);
  const [low, high] = [Math.min(...logs), Math.max(...logs)];
  if (logs.length === 0 || high === low)
    return (value) =>
      (from + to) / 2 + (logs.length === 0 ? 0 : (Math.log(value) - low) * Math.sign(to - from) * 40);
  return (value) => (value > 0 ? from + ((Math.log(value) - low) / (high - low)) * (to - from) : from);
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

/** Drops ticks whose labels would overlap. */
function spread(ticks: number[], x: (tick: number) => number): number[] {
  const kept: number[] = [];
  for (const tick of ticks) if (kept.length === 0 || x(tick) - x(kept.at(-1)!) > 26) kept.push(tick);
  return kept;
}

/** Draws the four corners of a viewfinder around a point. */
function reticle(x: number, y: number, half: number): string {
  const arm = half * 0.5;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([dx, dy]) => `M${x + dx! * (half - arm)} ${y + dy! * half}h${dx! * arm}v${-dy! * arm}`)
    .join('');
}

function describeChart(formats: readonly CameraDeviceFormat[], groups: number): string {
  const fps = formats.map(({ maxFps }) => maxFps);
  const pixels = formats.map(({ videoWidth, videoHeight }) => (videoWidth * videoHeight) / 1_000_000);
  return (
    `Chart of ${formats.length} formats in ${groups} combinations of resolution and frame rate: ` +
    `${round(Math.min(...pixels))} to ${round(Math.max(...pixels))} megapixels, at most ${round(Math.min(...fps))} to ${round(Math.max(...fps))} frames per second. ` +
    `The table below lists them.`
  );
}
