import { Label } from './Label';
import s from './figure.module.css';

interface PortraitProps {
  x: number;
  y: number;
  /** Whether the photo is shown as it's stored. */
  isSideways?: boolean;
}

/** Draws a photo of a person around a point. */
function Portrait({ x, y, isSideways = false }: PortraitProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${isSideways ? -90 : 0})`}>
      <rect className={`${s.fill} ${s.line}`} x={-36} y={-48} width={72} height={96} rx={3} />
      <circle className={s.accentSolid} cx={0} cy={-14} r={13} />
      <path className={s.accentSolid} d="M -26 48 v -14 q 0 -26 26 -26 q 26 0 26 26 v 14 z" />
    </g>
  );
}

/** Shows a photo with its flag, once for a viewer that reads the flag and once for one that doesn't. */
export default function ExifFigure() {
  return (
    <svg viewBox="0 0 440 250" aria-hidden="true">
      <Label kind="strong" align="mid" x={76} y={66} text="file" />
      <Portrait x={76} y={120} isSideways />
      <rect className={`${s.accentFill} ${s.accent}`} x={14} y={168} width={124} height={30} rx={4} />
      <Label align="mid" x={76} y={188} text="rotate by 90°" />
      <path className={s.line} d="M 148 104 l 78 -34 m -10 -2 l 10 2 l -6 8" />
      <path className={s.line} d="M 148 140 l 78 34 m -6 -8 l 6 8 l -10 2" />
      <Portrait x={290} y={62} />
      <Label x={342} y={58} text="gallery," />
      <Label x={342} y={78} text="browser" />
      <Portrait x={290} y={190} isSideways />
      <Label x={350} y={186} text="many" />
      <Label x={350} y={206} text="servers" />
    </svg>
  );
}
