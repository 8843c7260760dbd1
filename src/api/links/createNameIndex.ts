import { readErrorFacts } from '../../facts/errors';
import type { ApiModelJson, JsonEntry } from '../apiJson';

/** Finds pages by name. */
export type NameIndex = ReturnType<typeof createNameIndex>;

/** Creates the index of symbols, members and error codes. */
export function createNameIndex({ symbols }: ApiModelJson) {
  const byName = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  const members = symbols.flatMap((symbol) => symbol.members);
  const codes = new Set(readErrorFacts().codes.map(({ code }) => code));
  function member(owner: string, name: string): JsonEntry | undefined {
    const symbol = byName.get(owner);
    const found = symbol?.members.find((candidate) => candidate.name === name);
    return found ?? symbol?.extends?.map((base) => member(base, name)).find(Boolean);
  }
  return {
    /** Returns the symbol with this name. */
    symbol: (name: string) => byName.get(name),
    /** Returns a member of a symbol or of its bases. */
    member,
    /** Returns the member with this name if only one symbol has it. */
    onlyMember(name: string) {
      const [only, ...others] = members.filter((candidate) => candidate.name === name);
      return others.length > 0 ? undefined : only;
    },
    /** Returns the URL of an error code in the errors guide. */
    errorUrl: (code: string) =>
      codes.has(code) ? `/docs/guides/errors#${code.replace('/', '-')}` : undefined,
  };
}
