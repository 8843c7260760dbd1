import type { ReactNode } from 'react';
import s from './figure.module.css';

interface StepProps {
  x: number;
  y: number;
  width?: number;
  isAccent?: boolean;
  children: string;
}

function Step({ x, y, width = 140, isAccent = false, children }: StepProps): ReactNode {
  const shape = { x, y, width, height: 34, rx: 4 };
  return (
    <>
      <rect className={isAccent ? s.accentFill : s.fill} {...shape} />
      <rect className={isAccent ? s.accent : s.line} {...shape} />
      <text className={`${s.text} ${s.mid}`} x={x + width / 2} y={y + 22}>
        {children}
      </text>
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
      <Step x={90} y={4} width={180}>
        requestPermission()
      </Step>
      <text className={`${s.muted} ${s.mid}`} x="128" y="56">
        true
      </text>
      <text className={`${s.muted} ${s.mid}`} x="232" y="56">
        false
      </text>
      <Step x={4} y={90} width={160} isAccent>
        Mount the Camera
      </Step>
      <Step x={212} y={90}>
        Explain why
      </Step>
      <Step x={212} y={152}>
        Open Settings
      </Step>
      <Step x={212} y={214}>
        User allows it
      </Step>
      <text className={`${s.muted} ${s.mid}`} x="148" y="222">
        hook updates
      </text>
    </svg>
  );
}
