import type { ReactNode } from 'react';
import type { CameraDevice, PhysicalCameraDeviceType } from 'react-native-vision-camera';
import s from '../../figures/figure.module.css';

interface LensDrawingProps {
  device: CameraDevice;
  /** The field of view of each lens, in degrees. */
  fieldsOfView: Readonly<Record<PhysicalCameraDeviceType, number>>;
}

/** Draws each lens as its angle of view, with the widest at the back. */
export function LensDrawing({ device, fieldsOfView }: LensDrawingProps): ReactNode {
  const lenses = [...new Set(device.physicalDevices)].sort((a, b) => fieldsOfView[b] - fieldsOfView[a]);
  const names = lenses.map((lens) => `${lens} with ${Math.round(fieldsOfView[lens])} degrees`);
  return (
    <svg viewBox="0 0 120 84" width={120} height={84} role="img" aria-label={names.join(', ')}>
      {lenses.map((lens, index) => {
        const half = (fieldsOfView[lens] * Math.PI) / 360;
        const radius = 52 + index * 6;
        const x = radius * Math.sin(half);
        const y = radius * Math.cos(half);
        const d = `M60 76L${60 - x} ${76 - y}A${radius} ${radius} 0 0 1 ${60 + x} ${76 - y}Z`;
        const fill = index === 0 ? s.fill : s.accentFill;
        const line = index === lenses.length - 1 ? s.accent : s.line;
        return <path key={lens} className={`${fill} ${line}`} d={d} />;
      })}
      <circle className={s.solid} cx={60} cy={76} r={4} />
    </svg>
  );
}
