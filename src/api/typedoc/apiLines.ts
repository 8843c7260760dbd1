import { apiLine, type ApiLine, type ApiModelJson, type JsonEntry, type JsonSymbol } from '../apiJson';

const FIELDS = Object.keys(apiLine.entries) as (keyof ApiLine)[];
const BOTH = ['Android', 'iOS'];

function importOf({ name, kind, unreleased }: JsonSymbol, library: string): string | undefined {
  if (unreleased) return undefined;
  const isType = kind === 'interface' || kind === 'type';
  return `import ${isType ? 'type ' : ''}{ ${name} } from '${library}'`;
}

/** Returns the lines of `/api.json`: each symbol, followed by its members. */
export function apiLines({ library, symbols }: ApiModelJson): ApiLine[] {
  const toLine = (entry: JsonEntry & Partial<ApiLine>): ApiLine => {
    const source = entry.source?.replace(/^.*\/package\//, '');
    const line = { ...entry, source, platforms: entry.platforms ?? BOTH };
    return Object.fromEntries(FIELDS.map((field) => [field, line[field]])) as unknown as ApiLine;
  };
  return symbols.flatMap((symbol) => [
    toLine({ ...symbol, import: importOf(symbol, library) }),
    ...symbol.members.map((member) => toLine({ ...member, name: `${symbol.name}.${member.name}` })),
  ]);
}
