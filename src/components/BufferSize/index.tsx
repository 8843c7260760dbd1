import type { ReactNode } from 'react';
import { summary, title } from './summary';

/** Lets the reader compute the size of a frame buffer by resolution and pixel format. */
export default function BufferSize(): ReactNode {
  return (
    <p>
      <strong>{title}.</strong> {summary}
    </p>
  );
}
