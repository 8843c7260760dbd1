import { ERROR_CODE } from '../../../facts/errorCode';
import { sectionsOf } from '../../../page-source/markdown/sectionsOf';
import type { Page, Section } from '../../../page-source/markdown/types';
import type { Group, SearchRecord } from '../types';
import { apiRecords } from './apiRecords';
import { blockText, codeWords } from './blockText';
import type { Questions } from './readQuestions';

/** The page whose headings are the error codes. */
const ERRORS_PAGE = '/guides/errors';
/** Headings of sections that only link to other pages. */
const LINK_LIST = /^(Next|See also)$/;
/** Headings deeper than this belong to the section above. */
const MAX_DEPTH = 4;

/** Returns the headings above a section and its own. */
function headingPath(path: Section[], section: Section): Section[] {
  return [...path.filter(({ depth }) => depth < section.depth), section];
}

function childHeadings({ headings: path }: SearchRecord, records: readonly SearchRecord[]): string[] {
  return records
    .filter(
      ({ headings }) => headings.length === path.length + 1 && path.every((name, i) => name === headings[i]),
    )
    .map(({ headings }) => headings.at(-1)!);
}

function errorSymbols(code: string): string[] {
  return [code, code.slice(code.indexOf('/') + 1)];
}

function proseRecords(page: Page, questions: Questions): SearchRecord[] {
  const group: Group = page.kind === 'blog' ? 'Blog' : 'Guides';
  const records: SearchRecord[] = [];
  let path: Section[] = [];
  // The page or the section that rows and deeper headings belong to.
  let parent!: SearchRecord;
  for (const section of sectionsOf(page.tree)) {
    if (LINK_LIST.test(section.heading)) continue;
    const { text, code, rows } = blockText(section.nodes);
    const words = codeWords(code, text);
    if (section.depth > MAX_DEPTH) {
      parent.text += ` ${section.heading} ${text}`;
      parent.words += ` ${words}`;
    } else if (section.depth === 0) {
      parent = {
        kind: 'page',
        group,
        url: page.permalink,
        page: page.title,
        headings: [],
        text: text || page.description,
        symbols: [],
        words: (page.keywords ?? []).join(' '),
        questions: questions.top ?? [],
      };
      records.push(parent);
    } else {
      path = headingPath(path, section);
      const isError = page.permalink.endsWith(ERRORS_PAGE) && ERROR_CODE.test(section.heading);
      parent = {
        kind: isError ? 'error' : 'section',
        group: isError ? 'Errors' : group,
        url: `${page.permalink}#${section.id}`,
        page: page.title,
        headings: path.map(({ heading }) => heading),
        text,
        symbols: isError ? errorSymbols(section.heading) : [],
        words,
        questions: questions[section.id] ?? [],
      };
      records.push(parent);
    }
    for (const row of rows) {
      records.push({
        kind: 'row',
        group,
        url: parent.url,
        page: page.title,
        headings: [...parent.headings, row.names[0]!],
        text: row.text,
        symbols: row.names.length === 2 ? row.names.slice(1) : [],
        words: '',
        questions: [],
      });
    }
  }
  // A heading that only groups others shows what it groups.
  for (const record of records) record.text ||= childHeadings(record, records).join(' · ');
  return records;
}

/** Returns every place of a page that search can lead to. */
export function createRecords(page: Page, questions: Questions): SearchRecord[] {
  return page.kind === 'api' ? apiRecords(page, questions) : proseRecords(page, questions);
}
