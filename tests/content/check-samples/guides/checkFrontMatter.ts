import { parse } from 'yaml';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';

/** Verbs that a description may start with. */
const verbs = ['Build', 'Find', 'Learn', 'Look up', 'Set up', 'Test', 'Write'];

const knownKeys = ['title', 'description', 'sidebar_label', 'keywords', 'slug'];

/** The fields of a guide's front matter that the tests read. */
interface FrontMatter {
  title?: unknown;
  description?: unknown;
  [key: string]: unknown;
}

/** Returns the front matter of a page, or an empty object. */
function readFrontMatter(page: SourcePage): FrontMatter {
  const [first] = page.tree.children;
  return first?.type === 'yaml' ? ((parse(first.value) as FrontMatter | null) ?? {}) : {};
}

/** Checks that a guide has a title and a description that starts with a verb and fits a search result. */
export function checkFrontMatter(page: SourcePage): Problem[] {
  const { title, description, ...others } = readFrontMatter(page);
  const messages: string[] = [];
  if (typeof title !== 'string' || title === '') messages.push('The front matter has no title.');
  if (typeof description !== 'string') messages.push('The front matter has no description.');
  else {
    if (description.length > 160)
      messages.push(`The description has ${description.length} characters, at most 160 fit.`);
    if (!verbs.some((verb) => description.startsWith(`${verb} `))) {
      messages.push(`The description must start with one of: ${verbs.join(', ')}.`);
    }
    if (!/[.?]$/.test(description)) messages.push('The description must end with a full stop.');
  }
  for (const key of Object.keys(others).filter((name) => !knownKeys.includes(name))) {
    messages.push(`The front matter has "${key}", which guides do not use. Known: ${knownKeys.join(', ')}.`);
  }
  return messages.map((message) => ({ file: page.file, line: 1, message }));
}

/** Reports guides that share their title or description with another guide. */
export function checkUniqueFrontMatter(pages: readonly SourcePage[]): Problem[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const first = new Map<unknown, string>();
    return pages.flatMap((page) => {
      const value = readFrontMatter(page)[key];
      const other = first.get(value);
      if (other == null) first.set(value, page.file);
      return other == null ? [] : [{ file: page.file, line: 1, message: `${other} has the same ${key}.` }];
    });
  });
}
