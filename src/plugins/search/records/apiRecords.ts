import type { Link, RootContent, Table } from 'mdast';
import { sectionsOf } from '../../../page-source/markdown/sectionsOf';
import type { Page } from '../../../page-source/markdown/types';
import type { SearchRecord } from '../types';
import { blockText, codeWords, plainText } from './blockText';
import type { Questions } from './readQuestions';

const NAME = /^[A-Za-z_$][\w$]*$/;
/** Lists the guides that use a symbol: words of theirs, not of the symbol. */
const GUIDES = 'Guides';

function append(record: SearchRecord, nodes: RootContent[], heading = ''): void {
  const { text, code, rows } = blockText(nodes);
  const rowText = rows.map((row) => `${row.names[0]}: ${row.text}`);
  record.text = [record.text, heading && `${heading}:`, text, ...rowText].filter(Boolean).join(' ');
  record.words = [record.words, codeWords(code, record.text)].filter(Boolean).join(' ');
}

/** Rows that are members: their first cell is a link to their own anchor. */
function memberRows(table: Table): { anchor: string; name: string; text: string }[] {
  return table.children.flatMap(({ children: [first, ...others] }) => {
    const link = first?.children.find(
      (node): node is Link => node.type === 'link' && node.url.startsWith('#'),
    );
    if (!link) return [];
    const text = others
      .map((cell) => plainText(cell).trim())
      .filter(Boolean)
      .join(' · ');
    return [{ anchor: link.url.slice(1), name: plainText(link), text }];
  });
}

/** Returns the records of an API page: the symbol, and each of its members. */
export function apiRecords(page: Page, questions: Questions): SearchRecord[] {
  const name = page.permalink.replace(/\/$/, '').split('/').at(-1)!;
  const isIndex = page.title !== name;
  const owner: SearchRecord = {
    kind: isIndex ? 'page' : 'symbol',
    group: 'API',
    url: page.permalink,
    page: page.title,
    headings: [],
    text: isIndex ? page.description : '',
    symbols: isIndex ? [] : [name],
    words: '',
    questions: questions[name] ?? [],
  };
  const records = [owner];
  const addMember = (member: string, anchor: string, text: string): SearchRecord => {
    const record: SearchRecord = {
      kind: 'member',
      group: 'API',
      url: `${page.permalink}#${anchor}`,
      page: name,
      headings: [member],
      text,
      symbols: [member, `${name}.${member}`],
      words: '',
      questions: questions[`${name}.${member}`] ?? [],
    };
    records.push(record);
    return record;
  };
  let current = owner;
  // The index names every symbol; each has its own page.
  for (const { depth, heading, id, nodes } of isIndex ? [] : sectionsOf(page.tree)) {
    if (depth === 2) current = owner;
    if (heading === GUIDES) continue;
    const isMember = depth === 3 && NAME.test(heading);
    if (isMember) current = addMember(heading, id, '');
    const rows = nodes.flatMap((node) => (node.type === 'table' ? memberRows(node) : []));
    for (const row of rows) addMember(row.name, row.anchor, row.text);
    const others = rows.length > 0 ? nodes.filter(({ type }) => type !== 'table') : nodes;
    append(current, others, isMember || depth < 3 ? '' : heading);
  }
  return records;
}
