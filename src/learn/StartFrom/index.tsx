import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

interface StartFromProps {
  /** Number of the chapter before this one. */
  chapter: string;
  /** Id of its app. */
  sample: string;
}

/** Links to the code that a chapter starts with, and to the one that it ends with. */
export default function StartFrom({ chapter, sample }: StartFromProps): ReactNode {
  const url = useBaseUrl('/playground');
  return (
    <p data-script="">
      To write the code yourself, <a href={`${url}#sample=${sample}`}>start from chapter {chapter}</a>. Or
      look at <a href="#app">the finished code</a>.
    </p>
  );
}
