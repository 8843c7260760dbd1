import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { loadOnce } from '../../ui/LoadFailure/loadOnce';
import { hashName } from './hashName';
import { summary, title } from './summary';
import { Label } from '../../figures/Label';
import s from '../../figures/figure.module.css';

const loadTool = loadOnce(() => import('./Tool'));

/** Shows which format the library picks for a list of filters, and why. */
export default function FormatExplorer(): ReactNode {
  return (
    <LazyTool
      title={title}
      summary={summary}
      load={loadTool}
      reserve={[2560, 2450, 2320, 1990, 1710]}
      hash={hashName}
    >
      <Preview />
    </LazyTool>
  );
}

/** Shows what the tool looks like. */
function Preview(): ReactNode {
  return (
    <svg
      viewBox="0 0 360 124"
      role="img"
      aria-label="Three formats with their points. The one with the most points is picked."
    >
      <rect className={`${s.accentFill} ${s.accent}`} x="8" y="44" width="344" height="36" rx="3" />
      <Label x={20} y={27} text="3840 × 2160, 30 fps" />
      <Label kind="muted" align="end" x={340} y={27} text="1 point" />
      <Label kind="strong" x={20} y={67} text="1920 × 1080, 60 fps" />
      <Label kind="strong" align="end" x={340} y={67} text="picked, 5 points" />
      <Label x={20} y={107} text="1280 × 720, 240 fps" />
      <Label kind="muted" align="end" x={340} y={107} text="2 points" />
    </svg>
  );
}
