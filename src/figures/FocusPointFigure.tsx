import { Label } from './Label';
import s from './figure.module.css';

/** Shows a focus point, with coordinates that start at the corner of the Camera view. */
export default function FocusPointFigure() {
  return (
    <svg viewBox="0 0 420 300" aria-hidden="true">
      <rect className={`${s.fill} ${s.thin}`} x={20} y={16} width={200} height={270} rx={14} />
      <Label kind="muted" x={36} y={36} text="screen" />
      <rect className={s.accentFill} x={36} y={64} width={168} height={206} rx={6} />
      <path
        className={s.line}
        d="M 36 84 V 64 H 56 M 184 64 H 204 V 84 M 204 250 V 270 H 184 M 56 270 H 36 V 250"
      />
      <circle className={s.solid} cx={36} cy={64} r={4} />
      <path className={`${s.line} ${s.dashed}`} d="M 36 190 H 112 M 140 64 V 162" />
      <path
        className={s.accent}
        d="M 126 190 v -14 h 8 M 146 176 h 8 v 14 M 154 190 v 14 h -8 M 134 204 h -8 v -14"
      />
      <circle className={s.accentSolid} cx={140} cy={190} r={3} />
      <Label align="mid" x={76} y={182} text="x: 120" />
      <Label x={148} y={124} text="y: 180" />
      <Label x={46} y={57} text="(0, 0)" />
      <path className={s.thin} d="M 154 190 H 244" />
      <Label kind="strong" x={250} y={188} text="focus({ x: 120," />
      <Label kind="strong" x={250} y={208} text="y: 180 })" />
    </svg>
  );
}
