import { Label } from './Label';
import s from './figure.module.css';

/** Shows a point in a landscape buffer, in the upright image, and in a view that crops its sides. */
export default function FrameToViewFigure() {
  return (
    <svg viewBox="0 0 460 250" aria-hidden="true">
      <rect className={`${s.fill} ${s.line}`} x={12} y={76} width={128} height={72} rx={3} />
      <circle className={s.accentSolid} cx={44} cy={96} r={6} />
      <path className={s.line} d="M 152 112 h 24 m -8 -6 l 8 6 l -8 6" />
      <rect className={`${s.fill} ${s.line}`} x={188} y={48} width={72} height={128} rx={3} />
      <circle className={s.accentSolid} cx={240} cy={80} r={6} />
      <path className={s.line} d="M 272 112 h 24 m -8 -6 l 8 6 l -8 6" />
      <rect className={s.fill} x={330} y={16} width={90} height={192} />
      <rect className={`${s.thin} ${s.dashed}`} x={321} y={16} width={108} height={192} rx={3} />
      <rect className={s.line} x={330} y={16} width={90} height={192} rx={3} />
      <circle className={s.accentSolid} cx={399} cy={64} r={6} />
      <Label kind="muted" align="mid" x={76} y={238} text="1. buffer" />
      <Label kind="muted" align="mid" x={224} y={238} text="2. upright" />
      <Label kind="muted" align="mid" x={375} y={238} text="3. view, cover" />
    </svg>
  );
}
