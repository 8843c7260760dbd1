import type { DeclarationReflection, ProjectReflection } from 'typedoc';
import { declaredLinks } from '../../../data/apiCorrections';
import type { AddressOf } from './readComment';
import type { ApiKind } from './types';

/** Folder of the addresses and TypeDoc's number of each kind of symbol. */
const KINDS: Record<number, { kind: ApiKind; folder: string }> = {
  32: { kind: 'variable', folder: 'variables' },
  64: { kind: 'function', folder: 'functions' },
  128: { kind: 'class', folder: 'classes' },
  256: { kind: 'interface', folder: 'interfaces' },
  2097152: { kind: 'type', folder: 'type-aliases' },
};

/** Returns the kind of a symbol; fails for a kind that has no page. */
export function kindOf(symbol: DeclarationReflection) {
  const found = KINDS[symbol.kind];
  if (found == null)
    throw new Error(
      `The library exports "${symbol.name}", which is of no kind that has a page: extend KINDS in src/plugins/api/model/addresses.ts.`,
    );
  return found;
}

/** Returns the path of a symbol's page without the base path. */
export function addressOfSymbol(symbol: DeclarationReflection): string {
  return `/docs/api/${kindOf(symbol).folder}/${symbol.name}`;
}

/** Returns the id of a member's heading. */
export function toAnchor(name: string): string {
  return name.toLowerCase();
}

/** Returns what finds the address of a symbol or member, by its reflection or by its name. */
export function createAddressOf(project: ProjectReflection): AddressOf {
  const addresses = new Map<number | string, string>();
  const parameters = new Set<string>();
  function add(declaration: DeclarationReflection, name: string, address: string) {
    addresses.set(declaration.id, address).set(name, address);
    for (const signature of declaration.signatures ?? []) {
      addresses.set(signature.id, address);
      for (const parameter of signature.parameters ?? []) parameters.add(parameter.name);
    }
  }
  for (const symbol of project.children ?? []) {
    const address = addressOfSymbol(symbol);
    add(symbol, symbol.name, address);
    for (const member of symbol.children ?? []) {
      add(member, `${symbol.name}.${member.name}`, `${address}#${toAnchor(member.name)}`);
    }
  }
  return (target) => {
    if (typeof target !== 'string') return addresses.get(target.id);
    const declared = declaredLinks.find((link) => link.target === target);
    const address = addresses.get(declared?.instead ?? target);
    if (address != null) return address;
    // A comment may name a parameter of its function, for which there is no page.
    if (parameters.has(target.split('.').at(-1)!)) return undefined;
    throw new Error(
      `A comment of the library links to "${target}", which does not exist: declare it in declaredLinks of src/data/apiCorrections.ts.`,
    );
  };
}
