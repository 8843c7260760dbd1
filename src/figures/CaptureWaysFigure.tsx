import s from './figure.module.css';

/** Compares the path of a photo with the shorter path of a snapshot. */
export default function CaptureWaysFigure() {
  return (
    <svg viewBox="0 0 460 236" aria-hidden="true">
      <rect className={s.fill} x={12} y={88} width={84} height={60} rx={4} />
      <rect className={s.line} x={12} y={88} width={84} height={60} rx={4} />
      <text className={`${s.text} ${s.mid}`} x={54} y={123}>
        sensor
      </text>
      <path className={s.line} d="M 96 104 C 120 104 112 52 138 52 m -8 -6 l 8 6 l -8 6" />
      <path className={s.line} d="M 96 132 C 120 132 112 184 138 184 m -8 -6 l 8 6 l -8 6" />
      <rect className={s.fill} x={142} y={22} width={136} height={60} rx={4} />
      <rect className={s.accent} x={142} y={22} width={136} height={60} rx={4} />
      <text className={`${s.text} ${s.mid}`} x={210} y={48}>
        photo output
      </text>
      <text className={`${s.muted} ${s.mid}`} x={210} y={68}>
        focus, flash, HDR
      </text>
      <rect className={s.fill} x={142} y={154} width={136} height={60} rx={4} />
      <rect className={s.line} x={142} y={154} width={136} height={60} rx={4} />
      <text className={`${s.text} ${s.mid}`} x={210} y={180}>
        image that
      </text>
      <text className={`${s.text} ${s.mid}`} x={210} y={200}>
        already exists
      </text>
      <path className={s.line} d="M 278 52 h 36 m -8 -6 l 8 6 l -8 6" />
      <path className={s.line} d="M 278 184 h 36 m -8 -6 l 8 6 l -8 6" />
      <text className={s.strong} x={322} y={46}>
        takePhoto
      </text>
      <text className={s.muted} x={322} y={68}>
        photo size
      </text>
      <text className={s.strong} x={322} y={178}>
        takeSnapshot
      </text>
      <text className={s.muted} x={322} y={200}>
        view or video size
      </text>
    </svg>
  );
}
