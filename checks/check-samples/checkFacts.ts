import { findUnits, readMemberFacts, normalizeLiteral, type MemberFacts } from '../library/readMemberFacts';
import type { SitePage } from '../../src/page-source/SitePage';
import type { Problem } from '../pages/problem';

/** What a page says about a member of the library's types. */
export interface Statement {
  name: string;
  /** The default, or a unit. */
  value: string;
  line: number;
}

/** Ways to write a default in a sentence: the name, then the value. */
const FORMS = [
  // `name={value}`, the default; `name="value"` (default); `name: 'value'` (default)
  /`(\w+)(?:=\{?|: )([^`}]+)\}?`(?:, (?:the|its) default\b| \(default\))/g,
  // By default, `name` is `value`; runs at a `name` of `value`
  /[Bb]y default[^.`]*`(\w+)` (?:is|of) `([^`]+)`/g,
  // `name`, an integer (default 100)
  /`(\w+)`[^.`]*\(default ([^)]+)\)/g,
];

let facts: Map<string, MemberFacts[]> | undefined;

/** Reports defaults and units that differ from the library's comments, its native views and our notes. */
export function checkFacts(page: SitePage): Problem[] {
  const defaults = readDefaults(page).map((statement) => ({ ...statement, key: 'defaults' as const }));
  const units = readUnits(page).map((statement) => ({ ...statement, key: 'units' as const }));
  return [...defaults, ...units].flatMap(({ name, value, line, key }) => {
    const known = [...new Set(find(name).flatMap((member) => member[key]))];
    if (known.length === 0 || known.includes(value)) return [];
    const message = `${name} has the ${key} ${known.join(', ')} in the library, not ${value}.`;
    return [{ file: page.file, line, message }];
  });
}

/** Returns the members with a name, `member` or `Symbol.member`. */
function find(name: string): readonly MemberFacts[] {
  const [member, owner] = name.split('.').reverse();
  facts ??= readMemberFacts();
  return (facts.get(member!) ?? []).filter(({ url }) => owner == null || url === name);
}

/** Returns the defaults on a page: in sentences, in a table column, or as "(default)" after a value. */
export function readDefaults(page: SitePage): Statement[] {
  const statements: Statement[] = [];
  let column = -1;
  let last = '';
  page.prose.split('\n').forEach((text, index) => {
    const add = (name: string, value: string): void => {
      if (find(name).length > 0)
        statements.push({ name, value: normalizeLiteral(value) ?? value, line: index + 1 });
    };
    for (const form of FORMS) for (const [, name, value] of text.matchAll(form)) add(name!, value!);

    const cells = /^\s*\|/.test(text) ? text.split(/(?<!\\)\|/).map((cell) => cell.trim()) : [];
    if (cells.length === 0) column = -1;
    else if (column === -1) column = cells.findIndex((cell) => /^(Default|When left out)$/.test(cell));
    const [, value] = /(?:^|, otherwise )`([^`]+)`/.exec(cells[column] ?? '') ?? [];
    if (value != null) add(/`(\w+)`/.exec(cells[1]!)?.[1] ?? '', value);

    // A value alone belongs to the name before it: `'value'` (default)
    for (const [, code, isDefault] of text.matchAll(/`([^`]+)`( \(default\)|, the default\b)?/g)) {
      const [, name] = /^(?:\w+\.)?(\w+)/.exec(code!) ?? [];
      if (name != null && find(name).length > 0) last = name;
      else if (isDefault && /^'[\w-]+'$/.test(code!)) add(last, code!);
    }
  });
  return statements;
}

/** Returns the units between a member's name and the next name or the end of the sentence. */
export function readUnits(page: SitePage): Statement[] {
  return page.prose
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/`((?:\w+\.)?\w+)`((?:[^`.]|\.(?=\S))*)/g)].flatMap(([, name, rest]) =>
        findUnits(rest!).map((value) => ({ name: name!, value, line: index + 1 })),
      ),
    );
}
