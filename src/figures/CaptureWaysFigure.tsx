import { Label } from './Label';
import s from './figure.module.css';

/** Compares the path of a photo with the shorter path of a snapshot. */
export default function CaptureWaysFigure() {
  return (
    <svg viewBox="0 0 460 236" aria-hidden="true">
      <rect className={`${s.fill} ${s.line}`} x={12} y={88} width={84} height={60} rx={4} />
      <Label align="mid" x={54} y={123} text="sensor" />
      <path className={s.line} d="M 96 104 C 120 104 112 52 138 52 m -8 -6 l 8 6 l -8 6" />
      <path className={s.line} d="M 96 132 C 120 132 112 184 138 184 m -8 -6 l 8 6 l -8 6" />
      <rect className={`${s.fill} ${s.accent}`} x={142} y={22} width={136} height={60} rx={4} />
      <Label align="mid" x={210} y={48} text="photo output" />
      <Label kind="muted" align="mid" x={210} y={68} text="focus, flash, HDR" />
      <rect className={`${s.fill} ${s.line}`} x={142} y={154} width={136} height={60} rx={4} />
      <Label align="mid" x={210} y={180} text="image that" />
      <Label align="mid" x={210} y={200} text="already exists" />
      <path className={s.line} d="M 278 52 h 36 m -8 -6 l 8 6 l -8 6" />
      <path className={s.line} d="M 278 184 h 36 m -8 -6 l 8 6 l -8 6" />
      <Label kind="strong" x={322} y={46} text="takePhoto" />
      <Label kind="muted" x={322} y={68} text="photo size" />
      <Label kind="strong" x={322} y={178} text="takeSnapshot" />
      <Label kind="muted" x={322} y={200} text="view or video size" />
    </svg>
  );
}
