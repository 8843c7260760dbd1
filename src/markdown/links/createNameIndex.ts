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
export function createNameIndex(model: ApiJson): NameIndex {
  const symbols = new Map(model.symbols.map((symbol) => [symbol.name, symbol]));
  const members = new Map<string, JsonEntry | undefined>();
  for (const member of model.symbols.flatMap((symbol) => symbol.members)) {
    members.set(member.name, members.has(member.name) ? undefined : member);
  }
  const codes = new Set(errorCodes.map(({ code }) => code));
  function findMember(owner: string, name: string): JsonEntry | undefined {
    const symbol = symbols.get(owner);
    const own = symbol?.members.find((member) => member.name === name);
    if (own != null || symbol == null) return own;
    return symbol.extends?.map((base) => findMember(base, name)).find(Boolean);
  }
  return {
    symbol: (name) => symbols.get(name),
    member: findMember,
    onlyMember: (name) => members.get(name),
    errorAddress: (code) => (codes.has(code) ? `/docs/guides/errors#${code.replace('/', '-')}` : undefined),
  };
}
