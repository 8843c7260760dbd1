import type { ReactNode } from 'react';

/** Calls with parentheses, names with an inner capital, error codes, orientations, and values in quotes. */
const CODE =
  /(\b[a-z]{2,}[A-Z]\w*(?:\(\))?|\b[a-z]+\(\)|\b[a-z]+\/[a-z-]+|\b(?:landscape|portrait)-[a-z-]+|\bfile:\/\/|'[a-z]+')/;

/** Marks the names in a text as code. */
export function markCode(text: string): ReactNode[] {
  // The capture group keeps the matches, at odd indexes.
  return text.split(CODE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no">
        {part}
      </code>
    ),
  );
}
