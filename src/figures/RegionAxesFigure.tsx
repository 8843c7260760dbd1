import { Label } from './Label';
import s from './figure.module.css';

/** Shows the axes of a scan region on an upright phone, and a band across its middle. */
export default function RegionAxesFigure() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true">
      <rect className={`${s.fill} ${s.line}`} x={130} y={56} width={124} height={220} rx={12} />
      <rect className={`${s.accentFill} ${s.accent}`} x={130} y={129} width={124} height={75} />
      <Label align="mid" x={192} y={172} text="region" />
      <path className={s.line} d="M 108 56 v 220 m -6 -9 l 6 9 l 6 -9" />
      <Label kind="strong" align="end" x={98} y={64} text="x = 0" />
      <Label kind="muted" align="end" x={98} y={135} text="0.33" />
      <Label kind="muted" align="end" x={98} y={210} text="0.67" />
      <Label kind="strong" align="end" x={98} y={278} text="x = 1" />
      <path className={s.line} d="M 254 38 h -124 m 9 -6 l -9 6 l 9 6" />
      <Label kind="strong" x={262} y={43} text="y = 0" />
      <Label kind="strong" align="end" x={122} y={26} text="y = 1" />
    </svg>
  );
}
