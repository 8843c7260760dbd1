import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { loadOnce } from '../../ui/LoadFailure/loadOnce';
import { summary, title } from './summary';
import s from '../../figures/figure.module.css';

const loadTool = loadOnce(() => import('./Tool'));

/** Computes the time and memory per frame, and shows which frames are dropped. */
export default function FrameCost(): ReactNode {
  return (
    <LazyTool title={title} summary={summary} load={loadTool} reserve={[990, 910, 890, 840, 810]}>
      <Preview />
    </LazyTool>
  );
}

/** Shows what the tool looks like. */
function Preview(): ReactNode {
  return (
    <svg
      viewBox="0 0 360 110"
      role="img"
      aria-label="Six frames. Every second one is dropped because the frame processor is busy."
    >
      <rect className={s.accentSolid} x="30" y="16" width="34" height="26" />
      <rect className={s.line} x="82" y="16" width="34" height="26" />
      <rect className={s.accentSolid} x="134" y="16" width="34" height="26" />
      <rect className={s.line} x="186" y="16" width="34" height="26" />
      <rect className={s.accentSolid} x="238" y="16" width="34" height="26" />
      <rect className={s.line} x="290" y="16" width="34" height="26" />
      <path
        className={s.line}
        d="M82 16L116 42M116 16L82 42M186 16L220 42M220 16L186 42M290 16L324 42M324 16L290 42"
      />
      <rect className={`${s.accentFill} ${s.line}`} x="30" y="62" width="74" height="24" />
      <rect className={`${s.accentFill} ${s.line}`} x="134" y="62" width="74" height="24" />
      <rect className={`${s.accentFill} ${s.line}`} x="238" y="62" width="74" height="24" />
    </svg>
  );
}
