import { getErrorAnchor, readErrorFacts } from '../../facts/errors';
import { readKnownIssues } from '../../facts/knownIssues';
import { readPropGroups } from '../../facts/propGroups';
import type { Site } from '../../page-source/readSite';

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

function knownIssueParts(): Parts {
  return new Map(
    readKnownIssues().flatMap((topic) => [topic, ...topic.issues].map(({ id }) => [id, topic.id] as const)),
  );
}

function propParts(): Parts {
  return new Map(
    Object.entries(readPropGroups()).flatMap(([group, props]) =>
      props.map((prop) => [prop.toLowerCase(), group] as const),
    ),
  );
}

const TROUBLESHOOTING = '/docs/guides/troubleshooting';

/** Each group of problems is a part. First steps and bug reports stay on the page. */
function problemParts({ pages }: Site): Parts {
  const text = pages.find(({ url }) => url === TROUBLESHOOTING)?.text ?? '';
  const problems = text.slice(text.indexOf('<Filterable'), text.indexOf('</Filterable>'));
  const parts = new Map<string, string>();
  let group = '';
  for (const [, level, id] of problems.matchAll(/^(##|###) .*\{\/\* #([\w-]+) \*\/\}$/gm)) {
    if (level === '##') group = id!;
    else parts.set(group, group).set(id!, group);
  }
  return parts;
}

/** The parts of pages whose Markdown is too long for one file. URLs don't include the base path. */
export interface PageParts {
  /** Returns the name of the part that has a heading. Headings without a part stay in the file of the page. */
  partOf: (pageUrl: string, headingId: string) => string | undefined;
  /** Returns the names of the parts of a page, or an empty list. */
  listParts: (pageUrl: string) => string[];
}

/** Returns the parts of the pages of a site. */
export function readPageParts(site: Site): PageParts {
  const pageParts: Readonly<Record<string, Parts>> = {
    '/docs/guides/errors': errorParts(),
    '/docs/guides/known-issues': knownIssueParts(),
    [TROUBLESHOOTING]: problemParts(site),
    '/docs/api/interfaces/CameraProps': propParts(),
  };
  return {
    partOf: (pageUrl, headingId) => pageParts[pageUrl]?.get(headingId),
    listParts: (pageUrl) => [...new Set(pageParts[pageUrl]?.values())],
  };
}
