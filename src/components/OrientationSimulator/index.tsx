import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { Picture } from './Picture';
import { summary, title } from './summary';

/** Lets the reader turn a drawn phone and see every orientation that the library reports. */
export default function OrientationSimulator(): ReactNode {
  return (
    <LazyTool title={title} load={() => import('./Tool')} reserve={[1670, 1590, 1560, 1090, 990]}>
      <Picture />
      <p>{summary}</p>
    </LazyTool>
  );
}
