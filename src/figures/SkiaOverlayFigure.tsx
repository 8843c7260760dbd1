import { SceneImage, SceneShapes } from './SceneImage';
import { Label } from './Label';
import s from './figure.module.css';

/** Shows a frame before and after a Skia frame processor draws on it. */
export default function SkiaOverlayFigure() {
  return (
    <svg viewBox="0 0 420 188" aria-hidden="true">
      <SceneShapes id="scene-skia" />
      {[4, 214].map((x) => (
        <g key={x}>
          <SceneImage shapes="scene-skia" x={x} y={4} width={202} />
          <rect className={s.line} x={x} y={4} width={202} height={151.5} />
        </g>
      ))}
      <rect className={s.frame} x={260} y={66} width={50} height={58} />
      <rect className={s.accentSolid} x={259} y={48} width={38} height={18} />
      <Label kind="tag" align="mid" x={278} y={62} text="cup" />
      <rect className={s.frame} x={359} y={106} width={38} height={38} />
      <rect className={s.accentSolid} x={358} y={88} width={26} height={18} />
      <Label kind="tag" align="mid" x={371} y={102} text="qr" />
      <Label kind="strong" align="mid" x={105} y={180} text="frame" />
      <Label kind="strong" align="mid" x={315} y={180} text="preview" />
    </svg>
  );
}
