import { parseDocument } from 'yaml';

/** The front matter of a page. */
export type FrontMatter = Readonly<Record<string, unknown>> & {
  readonly title?: string;
  readonly slug?: string;
};

const FRONT_MATTER = /^---\r?\n((?:.*\r?\n)*?)---/;

/**
 * Returns the front matter of a page, or an empty object. Throws one line with the file if it can't be read. Docusaurus'
 * own parser would return an empty object for text that it has failed to parse before.
 */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const document = parseDocument(FRONT_MATTER.exec(text)?.[1] ?? '');
  const [error] = document.errors;
  if (error) {
    const line = error.linePos![0].line + 1;
    const reason = error.message.replace(/ at line [\s\S]*/, '');
    throw new Error(
      `${file}:${line} cannot be read: ${reason}. Fix the front matter; quote a value that holds ": ".`,
    );
  }
  const frontMatter = (document.toJS() ?? {}) as FrontMatter;
  for (const key of ['title', 'slug'] as const)
    if (!['string', 'undefined'].includes(typeof frontMatter[key]))
      throw new Error(`${file}: the ${key} of the front matter has to be text. Put it in quotes.`);
  return frontMatter;
}
