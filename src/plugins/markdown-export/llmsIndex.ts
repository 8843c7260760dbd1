import type { PageSource } from '../../page-text/types';
import type { OutlineSection } from './outline';

/** What both `llms.txt` and `llms-full.txt` begin with. */
export interface LlmsHead {
  title: string;
  summary: string;
  /** Sentences below the summary. */
  notes: readonly string[];
}

/** Returns title, summary and notes, with which both files begin. */
export function llmsHead({ title, summary, notes }: LlmsHead): string {
  return [`# ${title}`, '', `> ${summary}`, '', ...notes, ''].join('\n');
}

/**
 * Returns `llms.txt`: one line per page in the order of the outline.
 * URLs are absolute, because the file is often read away from its site.
 */
export function llmsIndex(
  head: LlmsHead,
  outline: readonly OutlineSection[],
  urlOf: (page: PageSource) => string,
): string {
  const lines: string[] = [];
  for (const { labels, pages } of outline) {
    if (labels.length > 0) lines.push('', `${'#'.repeat(labels.length + 1)} ${labels.at(-1)}`);
    if (pages.length > 0) lines.push('');
    for (const page of pages) lines.push(`- [${page.title}](${urlOf(page)}): ${page.description}`);
  }
  return `${llmsHead(head)}${lines.join('\n')}\n`;
}
