import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { loadOnce } from '../../ui/LoadFailure/loadOnce';
import { summary, title } from './summary';
import s from '../../figures/figure.module.css';

const loadTool = loadOnce(() => import('./Tool'));

/** Shows which device the library picks on sample phones, and why. */
export default function DeviceChooser(): ReactNode {
  return (
    <LazyTool title={title} summary={summary} load={loadTool} reserve={[2000, 1720, 1620, 1250, 1060]}>
      <Preview />
    </LazyTool>
  );
}

/** Shows what the tool looks like. */
function Preview(): ReactNode {
  return (
    <svg
      viewBox="0 0 360 140"
      role="img"
      aria-label="Three lenses with their fields of view. The middle one is picked."
    >
      <path className={`${s.fill} ${s.line}`} d="M60 120L8 72A72 72 0 0 1 112 72Z" />
      <path className={`${s.accentFill} ${s.accent}`} d="M180 120L140 60A72 72 0 0 1 220 60Z" />
      <path className={`${s.fill} ${s.line}`} d="M300 120L282 50A72 72 0 0 1 318 50Z" />
      <path className={s.accent} d="M130 34V24H142M218 24H230V34M230 122V132H218M142 132H130V122" />
    </svg>
  );
}
