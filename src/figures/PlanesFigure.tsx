import { Label } from './Label';
import s from './figure.module.css';

interface Plane {
  label: string;
  x: number;
  width: number;
  height: number;
}

function Layout({ y, title, note, planes }: { y: number; title: string; note: string; planes: Plane[] }) {
  return (
    <>
      <Label kind="strong" x={16} y={y} text={title} />
      <Label kind="muted" x={16} y={y + 20} text={note} />
      {planes.map(({ label, x, width, height }, index) => (
        <g key={label}>
          <rect
            className={`${index === 0 ? s.fill : s.accentFill} ${s.line}`}
            x={x}
            y={y + 32}
            width={width}
            height={height}
            rx={3}
          />
          <Label align="mid" x={x + width / 2} y={y + 32 + height / 2 + 5} text={label} />
        </g>
      ))}
    </>
  );
}

/** Shows the planes of a yuv and an rgb frame on both platforms, to scale. */
export default function PlanesFigure() {
  return (
    <svg viewBox="0 0 460 432" aria-hidden="true">
      <Layout
        y={24}
        title="yuv on Android: 3 planes"
        note="brightness per pixel, color per 2 × 2 block"
        planes={[
          { label: 'Y', x: 16, width: 106, height: 76 },
          { label: 'U', x: 136, width: 53, height: 38 },
          { label: 'V', x: 203, width: 53, height: 38 },
        ]}
      />
      <Layout
        y={166}
        title="yuv on iOS: 2 planes"
        note="same bytes, but both colors share a plane"
        planes={[
          { label: 'Y', x: 16, width: 106, height: 76 },
          { label: 'UVUV…', x: 136, width: 106, height: 38 },
        ]}
      />
      <Layout
        y={308}
        title="rgb: 4 bytes per pixel"
        note="RGBA on Android, BGRA on iOS"
        planes={[{ label: 'RGBA RGBA RGBA RGBA …', x: 16, width: 424, height: 76 }]}
      />
    </svg>
  );
}
