import { errorCodes } from '../../data/errors';
import type { ApiJson, JsonEntry } from '../apiJson';

/** Finds the pages of names. */
export type NameIndex = ReturnType<typeof createNameIndex>;

/** Returns the index of everything that can be linked by its name: symbols, members and error codes of the errors guide. */
export function createNameIndex({ symbols }: ApiJson) {
  const byName = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  const members = symbols.flatMap((symbol) => symbol.members);
  const codes = new Set(errorCodes.map(({ code }) => code));
  function member(owner: string, name: string): JsonEntry | undefined {
    const symbol = byName.get(owner);
    const own = symbol?.members.find((candidate) => candidate.name === name);
    return own ?? symbol?.extends?.map((base) => member(base, name)).find(Boolean);
  }
  return {
    /** Returns the symbol of exactly this name. */
    symbol: (name: string) => byName.get(name),
    /** Returns a member of a symbol, its own or one of a base. */
    member,
    /** Returns the only member of this name in the whole library. */
    onlyMember(name: string) {
      const [only, ...others] = members.filter((candidate) => candidate.name === name);
      return others.length > 0 ? undefined : only;
    },
    /** Returns the entry of an error code in the errors guide. */
    errorUrl: (code: string) =>
      codes.has(code) ? `/docs/guides/errors#${code.replace('/', '-')}` : undefined,
  };
}
