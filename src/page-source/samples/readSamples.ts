import { readLineChanges } from './readChange';
import { hasFlag, readAppRole, readAttribute, type AppRole } from './parseMeta';
import { readFences } from './readFences';

/** A code block of a page. */
export interface Sample {
  /** Path of the page from the root of the repository. */
  page: string;
  /** One-based line of the first line of code, in the page. */
  line: number;
  /** Language of the fence, or ''. */
  language: string;
  /** The rest of the fence's info string. */
  meta: string;
  /**
   * The code that readers end up with. In a `diff` or `change` block, removed lines are empty, so lines keep their numbers.
   * In an `app` block, and in a `diff` of a printed file, it's the whole file.
   */
  code: string;
  /** The block as somebody wrote it. */
  text: string;
  /** Whether the block shows a change of a printed file or a program. */
  isDiff: boolean;
  /** What the block does to the app of the course. */
  appRole: AppRole | undefined;
  /** File that the reader creates, replaces or changes, from `title="…"`. */
  title?: string;
  /** Where the block goes in its file, from `add="…"`. */
  add?: string;
  /** Text in the first line that the block replaces, from `replace="…"`. */
  replace?: string;
  /** Name under which fragments of the page refer to this sample, from `id="…"`. */
  id?: string;
  /** Id of the sample that this fragment goes into, from `inside="…"`. */
  inside?: string;
}

/** Returns the code blocks of a page, in reading order. The code of `app` blocks is empty. */
export function readSamples({ file, text: markdown }: { file: string; text: string }): Sample[] {
  return readFences(markdown).map(({ line, language, meta, code }) => {
    const text = code.replace(/\n$/, '');
    return {
      page: file,
      line: line + 1,
      language,
      meta,
      code: readNewCode(readLineChanges(meta, text)),
      text,
      isDiff: hasFlag(meta, 'diff'),
      appRole: readAppRole(meta),
      title: readAttribute(meta, 'title'),
      add: readAttribute(meta, 'add'),
      replace: readAttribute(meta, 'replace'),
      id: readAttribute(meta, 'id'),
      inside: readAttribute(meta, 'inside'),
    };
  });
}

/** Returns true for a block that an `app` block below it contains, or that belongs to a challenge. */
export function isPartOfApp({ appRole }: Sample): boolean {
  return appRole != null && appRole !== 'app';
}

/** Returns true for a block that stands for a whole file without printing it. */
export function isFilledIn({ appRole, isDiff, inside }: Sample): boolean {
  return appRole === 'app' || (isDiff && inside != null);
}

/** Returns true if a sample is a whole file, which others can import. A title such as "Output:" isn't a file name. */
export function isWholeFile<T extends Sample>(sample: T): sample is T & { title: string } {
  const { title, add, replace, inside, isDiff } = sample;
  if (title == null || isDiff || isPartOfApp(sample)) return false;
  return /^\S*\w$/.test(title) && (add ?? replace ?? inside) == null;
}

function readNewCode({ code, changes }: ReturnType<typeof readLineChanges>): string {
  return code
    .split('\n')
    .map((line, index) => (changes[index] === 'removed' ? '' : line))
    .join('\n');
}
