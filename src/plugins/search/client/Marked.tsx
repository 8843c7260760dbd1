import type { ReactNode } from 'react';
import type { MarkedText } from '../types';

/** Text with the matches of a query highlighted. */
export function Marked({ parts }: { parts: MarkedText }): ReactNode {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
