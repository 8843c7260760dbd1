import { errorCodes } from '../../data/errors';
import type { JsonEntry, ApiJson, JsonSymbol } from '../../typedoc/apiJson';

/** Finds the pages of names. */
export interface NameIndex {
  /** Returns the symbol of exactly this name. */
  symbol: (name: string) => JsonSymbol | undefined;
  /** Returns a member of a symbol, its own or one of a base. */
  member: (owner: string, name: string) => JsonEntry | undefined;
  /** Returns the only member of this name in the whole library. */
  onlyMember: (name: string) => JsonEntry | undefined;
  /** Returns the entry of an error code in the errors guide. */
  errorAddress: (code: string) => string | undefined;
}

/** Returns the index of everything that can be linked by its name: symbols, members and error codes of the errors guide. */
export function createNameIndex({ symbols }: ApiJson): NameIndex {
  const byName = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  const members = symbols.flatMap((symbol) => symbol.members);
  const codes = new Set(errorCodes.map(({ code }) => code));
  function member(owner: string, name: string): JsonEntry | undefined {
    const symbol = byName.get(owner);
    const own = symbol?.members.find((candidate) => candidate.name === name);
    return own ?? symbol?.extends?.map((base) => member(base, name)).find(Boolean);
  }
  return {
    symbol: (name) => byName.get(name),
    member,
    onlyMember: (name) => {
      const [only, ...others] = members.filter((candidate) => candidate.name === name);
      return others.length > 0 ? undefined : only;
    },
    errorAddress: (code) => (codes.has(code) ? `/docs/guides/errors#${code.replace('/', '-')}` : undefined),
  };
}
