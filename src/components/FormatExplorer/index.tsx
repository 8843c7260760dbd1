import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { hashName } from './hashName';
import { Picture } from './Picture';
import { summary, title } from './summary';

/** Lets the reader try format filters on a device and see what the library picks and why. */
export default function FormatExplorer(): ReactNode {
  return (
    <LazyTool
      title={title}
      load={() => import('./Tool')}
      reserve={[3190, 2960, 2750, 2650, 2260]}
      hash={hashName}
    >
      <Picture />
      <p>{summary}</p>
    </LazyTool>
  );
}
