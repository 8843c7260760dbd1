import type { ReactNode } from 'react';
import { Label } from './Label';
import s from './figure.module.css';

interface StepProps {
  x: number;
  y: number;
  width?: number;
  isAccent?: boolean;
  text: string;
}

function Step({ x, y, width = 140, isAccent = false, text }: StepProps): ReactNode {
  const className = isAccent ? `${s.accentFill} ${s.accent}` : `${s.fill} ${s.line}`;
  return (
    <>
      <rect className={className} x={x} y={y} width={width} height={34} rx={4} />
      <Label align="mid" x={x + width / 2} y={y + 22} text={text} />
    </>
  );
}

/** Shows how to request the camera permission, and what to do if it's denied. */
export default function PermissionFigure(): ReactNode {
  return (
    <svg viewBox="0 0 360 262" aria-hidden="true">
      <path
        className={s.line}
        d="M180 38 V62 M84 90 V62 H282 V90 M79 84 L84 90 L89 84 M277 84 L282 90 L287 84"
      />
      <path
        className={s.line}
        d="M282 124 V152 M277 146 L282 152 L287 146 M282 186 V214 M277 208 L282 214 L287 208"
      />
      <path className={s.line} d="M212 231 H84 V126 M79 132 L84 126 L89 132" />
      <Step x={90} y={4} width={180} text="requestPermission()" />
      <Label kind="muted" align="mid" x={128} y={56} text="true" />
      <Label kind="muted" align="mid" x={232} y={56} text="false" />
      <Step x={4} y={90} width={160} isAccent text="Mount the Camera" />
      <Step x={212} y={90} text="Explain why" />
      <Step x={212} y={152} text="Open Settings" />
      <Step x={212} y={214} text="User allows it" />
      <Label kind="muted" align="mid" x={148} y={222} text="hook updates" />
    </svg>
  );
}
