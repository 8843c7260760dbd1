import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { loadOnce } from '../LoadFailure/loadOnce';
import { Preview } from './Preview';
import { summary, title } from './summary';

const loadTool = loadOnce(() => import('./Tool'));

/** Computes the size of a frame buffer by resolution and pixel format. */
export default function BufferSize(): ReactNode {
  return (
    <LazyTool title={title} load={loadTool} reserve={[840, 700, 700, 530, 380]}>
      <Preview />
      <p>{summary}</p>
    </LazyTool>
  );
}
