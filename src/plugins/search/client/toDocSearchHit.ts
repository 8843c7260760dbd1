import type { DocSearchHit } from '@docsearch/react';
import { escapeHtml } from '../../../page-source/mdx/escapeHtml';
import type { Hit, MarkedText } from '../types';

const plain = (parts: MarkedText) => escapeHtml(parts.map(({ text }) => text).join(''));

const marked = (parts: MarkedText) =>
  parts
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');

/**
 * Returns a result as DocSearch takes it. DocSearch puts every text into the page as HTML, so each is escaped here; the
 * only elements are the `<mark>` around matches.
 */
export function toDocSearchHit({ url, group, page, title, path, snippet }: Hit): DocSearchHit {
  const type = `lvl${Math.min(path.length, 5) + 1}`;
  const isPage = path.length === 0;
  const text = marked(snippet);
  // DocSearch shows `content` under a page, and `lvl1` under anything else.
  const under = [escapeHtml(path.join(' › ')), text].filter(Boolean).join(' · ');
  return {
    objectID: url,
    url,
    type,
    hierarchy: {
      lvl0: group,
      lvl1: escapeHtml(page),
      ...(!isPage && { [type]: plain(title) }),
    },
    content: plain(snippet),
    _snippetResult: {
      hierarchy: {
        lvl1: { value: isPage ? marked(title) : under },
        ...(!isPage && { [type]: { value: marked(title) } }),
      },
      content: { value: text },
    },
  } as unknown as DocSearchHit;
}
