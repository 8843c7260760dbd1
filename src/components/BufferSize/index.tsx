import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { loadOnce } from '../LoadFailure/loadOnce';
import { summary, title } from './summary';
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
      <text className={s.text} x="20" y="36">
        yuv
      </text>
      <rect className={s.accentSolid} x="90" y="22" width="90" height="18" />
      <text className={s.text} x="20" y="68">
        10-bit
      </text>
      <rect className={s.accentFill} x="90" y="54" width="180" height="18" />
      <rect className={s.accent} x="90" y="54" width="180" height="18" />
      <text className={s.text} x="20" y="100">
        rgb
      </text>
      <rect className={s.fill} x="90" y="86" width="240" height="18" />
      <rect className={s.line} x="90" y="86" width="240" height="18" />
    </svg>
  );
}
