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
      reserve={[3190, 2960, 2750, 2650, 2260]}
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
      viewBox="0 0 360 220"
      role="img"
      aria-label="Formats as circles by resolution and frame rate. The picked one has a frame."
    >
      <path className={s.line} d="M48 20V170H344" />
      <Label kind="muted" x={48} y={14} text="frame rate" />
      <Label kind="muted" align="end" x={344} y={194} text="resolution" />
      <circle className={`${s.fill} ${s.line}`} cx="90" cy="56" r="8" />
      <circle className={`${s.fill} ${s.line}`} cx="180" cy="56" r="8" />
      <circle className={s.accentSolid} cx="180" cy="106" r="9" />
      <circle className={s.accentSolid} cx="270" cy="106" r="9" />
      <circle className={s.accentSolid} cx="270" cy="142" r="9" />
      <circle className={s.line} cx="318" cy="142" r="8" />
      <path className={s.accent} d="M162 98V88H172M188 88H198V98M198 114V124H188M172 124H162V114" />
      <Label x={206} y={84} text="picked" />
    </svg>
  );
}
