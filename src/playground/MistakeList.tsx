import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState, type ReactNode } from 'react';
import { loadOnce } from '../ui/LoadFailure/loadOnce';
import type { Mistake } from './mistakes';

const loadMistakes = loadOnce(() => import('./mistakes'));

/** Links to the playground with mistakes in a sample. Without them, or if they don't load, it's empty. */
export default function MistakeList({ id, className }: { id: string; className: string }): ReactNode {
  const [list, setList] = useState<readonly Mistake[]>([]);
  const url = useBaseUrl('/playground');
  useEffect(() => {
    let isCurrent = true;
    loadMistakes().then(
      ({ mistakes }) => isCurrent && setList(mistakes[id] ?? []),
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
            <a href={`${url}#sample=${id}&mistake=${index}`}>{change}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
