import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { loadOnce } from '../LoadFailure/loadOnce';
import { hashName } from './hashName';
import { Preview } from './Preview';
import { summary, title } from './summary';

const loadTool = loadOnce(() => import('./Tool'));

/** Shows which format the library picks for a list of filters, and why. */
export default function FormatExplorer(): ReactNode {
  return (
    <LazyTool title={title} load={loadTool} reserve={[3190, 2960, 2750, 2650, 2260]} hash={hashName}>
      <Preview />
      <p>{summary}</p>
    </LazyTool>
  );
}
