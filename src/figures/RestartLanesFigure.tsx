import type { ReactNode } from 'react';
import { Label } from './Label';
import s from './figure.module.css';

const WIDTH = 360;
const ROW = 36;
const HEADER = 60;

interface Lane {
  title: string;
  /** Whether the preview stops for a moment, by platform. */
  stops: Readonly<Record<'Android' | 'iOS', boolean>>;
  props: readonly string[];
}

const lanes: readonly Lane[] = [
  {
    title: 'The preview goes on',
    stops: { Android: false, iOS: false },
    props: [
      'zoom',
      'torch',
      'exposure',
      'resizeMode',
      'audio',
      'enableLocation',
      'outputOrientation',
      'videoStabilizationMode',
    ],
  },
  {
    title: 'The preview stops on Android',
    stops: { Android: true, iOS: false },
    props: ['fps', 'lowLightBoost', 'photoHdr', 'videoBitRate', 'preview'],
  },
  {
    title: 'The preview stops on both',
    stops: { Android: true, iOS: true },
    props: [
      'photo',
      'video',
      'codeScanner',
      'frameProcessor',
      'isMirrored',
      'videoHdr',
      'pixelFormat',
      'photoQualityBalance',
    ],
  },
];

const chipWidth = (name: string): number => name.length * 7.6 + 18;

/** Returns where each chip is in its lane, and how many rows they fill. */
function placeChips(names: readonly string[]) {
  let x = 12;
  let row = 0;
  const chips = names.map((name) => {
    const width = chipWidth(name);
    if (x + width > WIDTH - 12) {
      x = 12;
      row += 1;
    }
    const chip = { name, width, x, y: row * ROW };
    x += width + 8;
    return chip;
  });
  return { chips, rows: row + 1 };
}

const placed = lanes.map((lane) => ({ ...lane, ...placeChips(lane.props) }));
const laneHeight = (rows: number): number => HEADER + rows * ROW + 8;
const laneTop = (index: number): number =>
  placed.slice(0, index).reduce((sum, { rows }) => sum + laneHeight(rows) + 12, 2);

/** A preview that goes on, or that has a gap. */
function Preview({ x, name, stops }: { x: number; name: string; stops: boolean }): ReactNode {
  const bar = (from: number, to: number): ReactNode => (
    <rect className={`${s.accentFill} ${s.accent}`} x={from} y={34} width={to - from} height={14} rx={3} />
  );
  return (
    <>
      <Label kind="muted" x={x} y={46} text={name} />
      {stops ? (
        <>
          {bar(x + 62, x + 100)}
          <path className={s.dashed} d={`M${x + 103} 41 H${x + 119}`} />
          {bar(x + 122, x + 152)}
        </>
      ) : (
        bar(x + 62, x + 152)
      )}
    </>
  );
}

/** Shows which props change a running camera, and which ones interrupt its preview. */
export default function RestartLanesFigure(): ReactNode {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${laneTop(placed.length) - 10}`} aria-hidden="true">
      {placed.map(({ title, stops, chips, rows }, index) => (
        <g key={title} transform={`translate(0 ${laneTop(index)})`}>
          <rect className={`${s.fill} ${s.thin}`} x={1} width={WIDTH - 2} height={laneHeight(rows)} rx={6} />
          <Label kind="strong" x={12} y={24} text={title} />
          <Preview x={12} name="Android" stops={stops.Android} />
          <Preview x={186} name="iOS" stops={stops.iOS} />
          {chips.map(({ name, width, x, y }) => (
            <g key={name} transform={`translate(${x} ${HEADER + y})`}>
              <rect className={s.line} width={width} height={28} rx={14} />
              <Label kind="muted" align="mid" x={width / 2} y={19} text={name} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
