import { search } from 'nlcst-search';
import { toString } from 'nlcst-to-string';
import type { Root } from 'nlcst';
import retextEnglish from 'retext-english';
import { unified } from 'unified';
import { wordTable } from './wordTable';

/** A phrase to replace. `line` is zero-based within the text. */
export interface ProseProblem {
  line: number;
  message: string;
}

const english = unified().use(retextEnglish).freeze();
const phrases = Object.keys(wordTable);

/** Latin abbreviations, emojis and sentence splices, which retext's phrases can't express. */
const patterns: readonly (readonly [pattern: RegExp, better: string])[] = [
  [/\b(?:e\.g|i\.e)\./gi, 'for example, or that is'],
  [/(?![✅❌])\p{Extended_Pictographic}/gu, 'words'],
];

/** Splices that are only checked in pages. Code and comments use other punctuation. */
const splices: typeof patterns = [
  [/;(?=\s)/g, 'a new sentence, or because, so, but, when, if'],
  [/, which\b/g, 'a new sentence, or because'],
];

/** Finds words that the style guide replaces. With `isPage`, also finds spliced clauses. */
export function checkProse(text: string, isPage = false): ProseProblem[] {
  const problems: { offset: number; found: string; better: string }[] = [];
  search(english.parse(text) as Root, phrases, (nodes, _index, _parent, phrase) => {
    const offset = nodes[0]!.position!.start.offset!;
    problems.push({ offset, found: toString(nodes), better: wordTable[phrase]! });
  });
  for (const [pattern, better] of isPage ? [...patterns, ...splices] : patterns)
    for (const { index, 0: found } of text.matchAll(pattern)) problems.push({ offset: index, found, better });
  return problems
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, found, better }) => ({
      line: text.slice(0, offset).split('\n').length - 1,
      message: `Instead of "${found}", write ${better}.`,
    }));
}
