import { visit } from 'unist-util-visit';
import { hasFlag, readAttribute, readDiff } from '../../../src/mdx/parseMeta';
import type { SourcePage } from './readSourcePage';

/** A fenced code block of a page. */
export interface Sample {
  /** Path of the page from the root of the repository. */
  file: string;
  /** One-based line of the first line of code, in the page. */
  line: number;
  /** Language of the fence, or ''. */
  language: string;
  /** The code that readers end up with. In a `diff` block, removed lines are empty, so lines keep their numbers. */
  code: string;
  /** The block as the page prints it. */
  text: string;
  /** Whether the block shows a change, with `+ `, `- ` or two spaces before each line. */
  isDiff: boolean;
  /** File that the reader creates, replaces or changes, from `title="…"`. */
  title?: string;
  /** Where the block goes in its file, from `add="…"`. Without `add` and `replace`, the block is the whole file. */
  add?: string;
  /** Text in the first line that the block replaces, from `replace="…"`. */
  replace?: string;
  /** Name under which fragments of the page refer to this sample, from `id="…"`. */
  id?: string;
  /** Id of the sample that this fragment goes into, from `inside="…"`. */
  inside?: string;
}

/** Returns the code blocks of a page, in reading order. */
export function readSamples(page: SourcePage): Sample[] {
  const samples: Sample[] = [];
  visit(page.tree, 'code', (node) => {
    const isDiff = hasFlag(node.meta, 'diff');
    samples.push({
      file: page.file,
      line: node.position!.start.line + 1,
      language: node.lang ?? '',
      code: isDiff ? applyDiff(node.value) : node.value,
      text: node.value,
      isDiff,
      title: readAttribute(node.meta, 'title'),
      add: readAttribute(node.meta, 'add'),
      replace: readAttribute(node.meta, 'replace'),
      id: readAttribute(node.meta, 'id'),
      inside: readAttribute(node.meta, 'inside'),
    });
  });
  return samples;
}

/** Returns true if a sample is a whole file. Other samples can import it by its title. */
export function isWholeFile({ title, add, replace, inside }: Sample): boolean {
  return title != null && add == null && replace == null && inside == null;
}

/** Returns the code after a change. Removed lines become empty, so that lines keep their numbers. */
function applyDiff(text: string): string {
  const { code, changes } = readDiff(text);
  return code
    .split('\n')
    .map((line, index) => (changes[index] === 'removed' ? '' : line))
    .join('\n');
}
