import { Label } from './Label';
import s from './figure.module.css';

/** Video modes of an iPhone 13 mini, from the smallest to the largest. */
const formats = [
  { size: '192 × 144', fps: 60 },
  { size: '1920 × 1080', fps: 240 },
  { size: '1920 × 1440', fps: 60 },
  { size: '3840 × 2160', fps: 60 },
  { size: '4032 × 3024', fps: 30 },
];

const rates = [30, 60, 240];

const getX = (index: number) => 96 + index * 78;
const getY = (fps: number) => 238 - Math.log2(fps / 30) * 60;

/** Shows some formats of a phone by size and frame rate. */
export default function FormatDotsFigure() {
  return (
    <svg viewBox="0 0 460 328" aria-hidden="true">
      {rates.map((fps) => (
        <g key={fps}>
          <path className={s.thin} d={`M 62 ${getY(fps)} H 450`} />
          <Label kind="muted" align="end" x={54} y={getY(fps) + 5} text={fps} />
        </g>
      ))}
      <Label kind="strong" x={4} y={24} text="FPS" />
      <rect className={`${s.line} ${s.dashed}`} x={214} y={36} width={232} height={112} rx={6} />
      <Label kind="muted" align="mid" x={330} y={97} text="no mode is here" />
      {formats.map(({ size, fps }, index) => (
        <g key={size}>
          <circle className={s.accentSolid} cx={getX(index)} cy={getY(fps)} r={9} />
          <text
            className={s.muted}
            textAnchor="end"
            transform={`translate(${getX(index) + 8} 268) rotate(-35)`}
          >
            {size}
          </text>
        </g>
      ))}
    </svg>
  );
}
