import { Label } from './Label';
import s from './figure.module.css';

/** Shows a 3:4 image in a tall view: cover crops the sides, contain leaves bars. */
export default function PreviewCropFigure() {
  return (
    <svg viewBox="0 0 400 270" aria-hidden="true">
      <Label kind="strong" align="mid" x={105} y={22} text="cover" />
      <rect className={s.fill} x={55} y={36} width={100} height={200} rx={4} />
      <rect className={s.dashed} x={30} y={36} width={150} height={200} rx={4} />
      <rect className={s.line} x={55} y={36} width={100} height={200} rx={4} />
      <circle className={s.accentSolid} cx={105} cy={136} r={12} />
      <circle className={s.accent} cx={42} cy={136} r={7} />
      <circle className={s.accent} cx={168} cy={136} r={7} />
      <Label kind="muted" align="mid" x={105} y={260} text="sides are cropped" />
      <Label kind="strong" align="mid" x={300} y={22} text="contain" />
      <rect className={s.line} x={250} y={36} width={100} height={200} rx={4} />
      <rect className={s.fill} x={250} y={69} width={100} height={134} />
      <path className={s.line} d="M 250 69 h 100 M 250 203 h 100" />
      <circle className={s.accentSolid} cx={300} cy={136} r={8} />
      <circle className={s.accent} cx={259} cy={136} r={5} />
      <circle className={s.accent} cx={341} cy={136} r={5} />
      <Label kind="muted" align="mid" x={300} y={260} text="bars fill the rest" />
    </svg>
  );
}
