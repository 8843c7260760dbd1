import type { MouseEvent, ReactNode } from 'react';
import type { Hit } from '../types';
import { Marked } from './Marked';

interface HitLinkProps {
  id: string;
  hit: Hit;
  isActive: boolean;
  onHover: () => void;
  onOpen: (event: MouseEvent) => void;
}

/** A result of the modal. */
export function HitLink({ id, hit, isActive, onHover, onOpen }: HitLinkProps): ReactNode {
  return (
    <li role="presentation" className="DocSearch-Hit" onMouseMove={onHover}>
      <a id={id} role="option" aria-selected={isActive} tabIndex={-1} href={hit.url} onClick={onOpen}>
        <span className="DocSearch-Hit-title">
          <Marked parts={hit.title} />
        </span>
        {hit.path.length > 0 && <span className="DocSearch-Hit-path">{hit.path.join(' › ')}</span>}
        {hit.snippet.length > 0 && (
          <span className="DocSearch-Hit-text">
            <Marked parts={hit.snippet} />
          </span>
        )}
      </a>
    </li>
  );
}
