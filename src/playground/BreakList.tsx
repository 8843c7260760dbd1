import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState, type ReactNode } from 'react';
import { loadOnce } from '../ui/LoadFailure/loadOnce';
import type { Break } from './breaks';

const loadBreaks = loadOnce(() => import('./breaks'));

/** Links to the playground with mistakes in a sample. Without them, or if they don't load, it's empty. */
export default function BreakList({ id, className }: { id: string; className?: string }): ReactNode {
  const [list, setList] = useState<readonly Break[]>([]);
  const url = useBaseUrl('/playground');
  useEffect(() => {
    let isCurrent = true;
    loadBreaks().then(
      ({ breaks }) => isCurrent && setList(breaks[id] ?? []),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (list.length === 0) return null;
  return (
    <div className={className}>
      <p>
        <strong>Break it</strong>
      </p>
      <ul>
        {list.map(({ change }, index) => (
          <li key={change}>
            <a href={`${url}#sample=${id}&break=${index}`}>{change}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
