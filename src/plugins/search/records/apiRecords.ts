import { sectionsOf } from '../../../reading/sectionsOf';
import type { Page, Section } from '../../../reading/types';
import type { SearchRecord } from '../types';
import { blockText, codeWords } from './blockText';

/** Sections of an API page that hold members; all other headings belong to the symbol or the member above. */
const MEMBER_GROUPS = /^(Properties|Methods|Accessors|Events|Constructors|Type Declaration|Variables)$/i;
const MEMBER = /^([A-Za-z_$][\w$]*)(\(\))?\??$/;

function cleanHeading(heading: string): string {
  return heading.replace(/\\/g, '').replace(/[?~*]+$/, '');
}

function append(record: SearchRecord, section: Section): void {
  const { text, code, rows } = blockText(section.nodes);
  const rowText = rows.map((row) => `${row.names[0]}: ${row.text}`).join('. ');
  const heading =
    section.heading &&
    !/^(Properties|Methods|Accessors|Constructors|Parameters|Returns|Example|See)$/i.test(section.heading)
      ? `${section.heading}: `
      : '';
  record.text = [record.text, `${heading}${[text, rowText].filter(Boolean).join(' ')}`.trim()]
    .filter(Boolean)
    .join(' ');
  record.words = [record.words, codeWords(code, record.text)].filter(Boolean).join(' ');
}

/** Returns the records of an API page: the symbol, and each of its members. */
export function apiRecords(page: Page): SearchRecord[] {
  const name = page.permalink.replace(/\/$/, '').split('/').at(-1)!;
  const isIndex = name === 'api';
  const owner: SearchRecord = {
    kind: isIndex ? 'page' : 'symbol',
    group: 'API',
    url: page.permalink,
    page: isIndex ? page.title : name,
    headings: [],
    text: '',
    symbols: isIndex ? [] : [name],
    words: '',
  };
  const records = [owner];
  let isInMembers = false;
  let current = owner;
  for (const section of sectionsOf(page.tree)) {
    const heading = cleanHeading(section.heading);
    const member = MEMBER.exec(heading)?.[1];
    if (section.depth === 2) {
      isInMembers = MEMBER_GROUPS.test(heading);
      current = owner;
    }
    if (section.depth === 3 && isInMembers && member && !isIndex) {
      const title = heading;
      current = {
        kind: 'member',
        group: 'API',
        url: `${page.permalink}#${section.id}`,
        page: name,
        headings: [title],
        text: '',
        symbols: [member, `${name}.${member}`],
        words: '',
      };
      records.push(current);
      append(current, { ...section, heading: '' });
    } else append(current, section);
  }
  return records;
}
