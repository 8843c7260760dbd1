import { Label } from './Label';
import s from './figure.module.css';

/** Shows a code in each platform's coordinates and on an upright preview. */
export default function CodeSpacesFigure() {
  return (
    <svg viewBox="0 0 440 380" aria-hidden="true">
      <Label kind="strong" x={12} y={24} text="Android" />
      <rect className={`${s.fill} ${s.line}`} x={36} y={56} width={84} height={112} rx={4} />
      <rect className={s.accentSolid} x={88} y={72} width={16} height={16} rx={2} />
      <path className={s.accent} d="M 36 46 h 40 m -6 -5 l 6 5 l -6 5" />
      <path className={s.accent} d="M 26 56 v 40 m -5 -6 l 5 6 l 5 -6" />
      <Label kind="muted" x={84} y={50} text="x" />
      <Label kind="muted" x={12} y={112} text="y" />
      <Label kind="muted" x={36} y={190} text="already upright" />
      <path className={s.line} d="M 190 112 h 72 m -8 -6 l 8 6 l -8 6" />
      <Label kind="muted" align="mid" x={224} y={100} text="scale" />
      <rect className={s.fill} x={318} y={46} width={66} height={132} rx={4} />
      <rect className={s.dashed} x={301} y={46} width={100} height={132} rx={4} />
      <rect className={s.line} x={318} y={46} width={66} height={132} rx={4} />
      <rect className={s.accentSolid} x={362} y={65} width={19} height={19} rx={2} />

      <path className={s.thin} d="M 12 208 h 416" />

      <Label kind="strong" x={12} y={236} text="iOS" />
      <rect className={`${s.fill} ${s.line}`} x={36} y={268} width={112} height={63} rx={4} />
      <rect className={s.accentSolid} x={52} y={280} width={12} height={12} rx={2} />
      <path className={s.accent} d="M 36 258 h 40 m -6 -5 l 6 5 l -6 5" />
      <path className={s.accent} d="M 26 268 v 40 m -5 -6 l 5 6 l 5 -6" />
      <Label kind="muted" x={84} y={262} text="x" />
      <Label kind="muted" x={12} y={324} text="y" />
      <Label kind="muted" x={36} y={354} text="as the sensor sees it" />
      <path className={s.line} d="M 190 300 h 72 m -8 -6 l 8 6 l -8 6" />
      <Label kind="muted" align="mid" x={224} y={288} text="rotate, scale" />
      <rect className={s.fill} x={318} y={234} width={66} height={132} rx={4} />
      <rect className={s.dashed} x={314} y={234} width={74} height={132} rx={4} />
      <rect className={s.line} x={318} y={234} width={66} height={132} rx={4} />
      <rect className={s.accentSolid} x={359} y={253} width={14} height={14} rx={2} />
    </svg>
  );
}
