import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { loadOnce } from '../../ui/LoadFailure/loadOnce';
import { summary, title } from './summary';
import { Label } from '../../figures/Label';
import s from '../../figures/figure.module.css';

const loadTool = loadOnce(() => import('./Tool'));

/** Computes the size of a frame buffer by resolution and pixel format. */
export default function BufferSize(): ReactNode {
  return (
    <LazyTool title={title} summary={summary} load={loadTool} reserve={[840, 700, 700, 530, 380]}>
      <Preview />
    </LazyTool>
  );
}

/** Shows what the tool looks like. */
function Preview(): ReactNode {
  return (
    <svg
      viewBox="0 0 360 120"
      role="img"
      aria-label="Bars for the bytes of one frame. The yuv bar is the shortest and the rgb bar is the longest."
    >
      <Label x={20} y={36} text="yuv" />
      <rect className={s.accentSolid} x="90" y="22" width="90" height="18" />
      <Label x={20} y={68} text="10-bit" />
      <rect className={`${s.accentFill} ${s.accent}`} x="90" y="54" width="180" height="18" />
      <Label x={20} y={100} text="rgb" />
      <rect className={`${s.fill} ${s.line}`} x="90" y="86" width="240" height="18" />
    </svg>
  );
}
