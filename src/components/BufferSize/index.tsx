import type { ReactNode } from 'react';
import LazyTool from '../LazyTool';
import { Picture } from './Picture';
import { summary, title } from './summary';

/** Lets the reader compute the size of a frame buffer by resolution and pixel format. */
export default function BufferSize(): ReactNode {
  return (
    <LazyTool title={title} load={() => import('./Tool')} reserve={[840, 700, 700, 530, 380]}>
      <Picture />
      <p>{summary}</p>
    </LazyTool>
  );
}
