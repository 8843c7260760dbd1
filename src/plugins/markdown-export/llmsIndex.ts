import type { PageSource } from '../../page-source/markdown/types';
import type { OutlineSection } from './outline';

/** The start of `llms.txt` and `llms-full.txt`. */
export interface LlmsHead {
  title: string;
  summary: string;
  /** Sentences below the summary. */
  notes: readonly string[];
}

/** Returns the title, summary and notes that both files start with. */
export function llmsHead({ title, summary, notes }: LlmsHead): string {
  return [`# ${title}`, '', `> ${summary}`, '', ...notes, ''].join('\n');
}

/**
 * Returns `llms.txt`, with one line per page in outline order, and a description where no task has one. URLs are absolute
 * because agents save the file.
 */
export function llmsIndex(
  head: LlmsHead,
  outline: readonly OutlineSection[],
  needsDescription: (page: PageSource) => boolean,
  urlOf: (page: PageSource) => string,
): string {
  const lines: string[] = [];
  for (const { labels, pages } of outline) {
    const isEmpty = !outline.some(
      (other) => other.pages.length > 0 && labels.every((label, index) => other.labels[index] === label),
    );
    if (isEmpty) continue;
    if (labels.length > 0) lines.push('', `${'#'.repeat(labels.length + 1)} ${labels.at(-1)}`);
    if (pages.length > 0) lines.push('');
    for (const page of pages)
      lines.push(`- [${page.title}](${urlOf(page)})${needsDescription(page) ? `: ${page.description}` : ''}`);
  }
  return `${llmsHead(head)}${lines.join('\n')}\n`;
}
