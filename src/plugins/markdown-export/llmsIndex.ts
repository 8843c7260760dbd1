import type { PageSource } from '../../reading/types';
import type { OutlineSection } from './outline';

/** What the head of `llms.txt` says. */
export interface LlmsHead {
  title: string;
  summary: string;
  /** Sentences below the summary. */
  notes: readonly string[];
}

/**
 * Returns `llms.txt`: one line per page in the order of the outline.
 * Addresses are absolute, because the file is often read away from its site.
 */
export function llmsIndex(
  { title, summary, notes }: LlmsHead,
  outline: readonly OutlineSection[],
  urlOf: (page: PageSource) => string,
): string {
  const lines = [`# ${title}`, '', `> ${summary}`, '', ...notes];
  for (const { labels, pages } of outline) {
    if (labels.length > 0) lines.push('', `${'#'.repeat(labels.length + 1)} ${labels.at(-1)}`);
    if (pages.length > 0) lines.push('');
    for (const page of pages) lines.push(`- [${page.title}](${urlOf(page)}): ${page.description}`);
  }
  return `${lines.join('\n')}\n`;
}
