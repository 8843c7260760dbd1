import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../node-utils/rootFolder';
import { getErrorAnchor, readErrorFacts } from '../../facts/errors';
import { readPropGroups } from '../../facts/propGroups';

/** Names of parts by the id of a heading. */
type Parts = ReadonlyMap<string, string>;

function errorParts(): Parts {
  const { codes, missing } = readErrorFacts();
  const parts = new Map<string, string>();
  for (const { code } of codes) {
    const [domain] = code.split('/');
    parts.set(`${domain!}-errors`, domain!).set(getErrorAnchor(code), domain!);
  }
  parts.set('codes-that-do-not-exist', 'missing-codes');
  for (const { code } of missing) parts.set(getErrorAnchor(code), 'missing-codes');
  return parts;
}

function propParts(): Parts {
  return new Map(
    Object.entries(readPropGroups()).flatMap(([group, props]) =>
      props.map((prop) => [prop.toLowerCase(), group] as const),
    ),
  );
}

/** Each group of problems is a part. First steps and bug reports stay on the page. */
function problemParts(): Parts {
  const source = readFileSync(path.join(rootFolder, 'docs/guides/troubleshooting.mdx'), 'utf8');
  const problems = source.slice(source.indexOf('<Filterable'), source.indexOf('</Filterable>'));
  const parts = new Map<string, string>();
  let group = '';
  for (const [, level, id] of problems.matchAll(/^(##|###) .*\{\/\* #([\w-]+) \*\/\}$/gm)) {
    if (level === '##') group = id!;
    else parts.set(group, group).set(id!, group);
  }
  return parts;
}

/** Pages whose Markdown is too long for one file. Headings without a part stay in the file of the page. */
const pageParts: Readonly<Record<string, Parts>> = {
  '/docs/guides/errors': errorParts(),
  '/docs/guides/troubleshooting': problemParts(),
  '/docs/guides/mocking': new Map([
    ['jest-mock', 'mocks'],
    ['other-packages', 'mocks'],
  ]),
  '/docs/api/interfaces/CameraProps': propParts(),
};

/** Returns the name of the part of a page's Markdown that has a heading. */
export function partOf(pageUrl: string, headingId: string): string | undefined {
  return pageParts[pageUrl]?.get(headingId);
}

/** Returns the names of the parts of a page's Markdown, or an empty list. */
export function listParts(pageUrl: string): string[] {
  return [...new Set(pageParts[pageUrl]?.values())];
}
