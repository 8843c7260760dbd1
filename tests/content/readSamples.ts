import { visit } from 'unist-util-visit';
import type { Page } from './parsePage';

/** A fenced code block of a page. */
export interface Sample {
  /** Path of the page from the root of the repository. */
  file: string;
  /** One-based line of the first line of code, in the page. */
  line: number;
  /** Language of the fence; empty when it has none. */
  language: string;
  code: string;
  /** File that the reader creates, from `title="…"`. */
  title?: string;
  /** Name under which fragments of the page refer to this sample, from `id="…"`. */
  id?: string;
  /** Id of the sample that this fragment belongs into, from `inside="…"`. */
  inside?: string;
}

/** Returns the code blocks of a page, in reading order. */
export function readSamples(page: Page): Sample[] {
  const samples: Sample[] = [];
  visit(page.tree, 'code', (node) => {
    samples.push({
      file: page.file,
      line: node.position!.start.line + 1,
      language: node.lang ?? '',
      code: node.value,
      title: readAttribute(node.meta, 'title'),
      id: readAttribute(node.meta, 'id'),
      inside: readAttribute(node.meta, 'inside'),
    });
  });
  return samples;
}

function readAttribute(meta: string | null | undefined, name: string): string | undefined {
  return meta?.match(new RegExp(`(?:^|\\s)${name}="([^"]+)"`))?.[1];
}
