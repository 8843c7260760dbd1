import { join } from 'node:path';
import ts from 'typescript';
import { rootFolder } from '../../src/config/rootFolder';
import { compilerOptions } from '../typescript/compilerOptions';
import { createSampleHost } from '../typescript/createSampleHost';

/** The public names of the library. */
export interface LibraryNames {
  /** Each exported symbol with the names of its members. */
  exports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Members of all exported symbols and of what the exported functions return. */
  members: ReadonlySet<string>;
}

let names: LibraryNames | undefined;

/**
 * Returns the names that `src/api/library` exports: those of the installed package and the unreleased ones. Reads them
 * once.
 */
export function readNames(): LibraryNames {
  names ??= createLibraryNames();
  return names;
}

function createLibraryNames(): LibraryNames {
  const paths = ['src/api/library/index.ts', 'src/api/library/unreleased.ts'].map((path) =>
    join(rootFolder, path).replaceAll('\\', '/'),
  );
  const options = compilerOptions.app;
  const program = ts.createProgram({ rootNames: paths, options, host: createSampleHost([], options) });
  const checker = program.getTypeChecker();
  const modules = paths.map((path) => checker.getSymbolAtLocation(program.getSourceFile(path)!)!);
  const exports = new Map<string, Set<string>>();
  const members = new Set<string>();
  for (const symbol of modules.flatMap((module) => checker.getExportsOfModule(module))) {
    if (isInternal(symbol)) continue;
    const types = getTypes(resolveAlias(symbol, checker), checker);
    exports.set(symbol.name, new Set(types.own.flatMap(listMembers)));
    for (const name of [...types.own, ...types.returned].flatMap(listMembers)) members.add(name);
  }
  return { exports, members };
}

function isInternal(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags().some(({ name }) => name === 'internal');
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function getTypes(symbol: ts.Symbol, checker: ts.TypeChecker): { own: ts.Type[]; returned: ts.Type[] } {
  const own: ts.Type[] = [];
  if (symbol.flags & ts.SymbolFlags.Type) own.push(checker.getDeclaredTypeOfSymbol(symbol));
  const value = symbol.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined;
  if (value != null) own.push(value);
  return { own, returned: value?.getCallSignatures().map((signature) => signature.getReturnType()) ?? [] };
}

/** Lists the members of objects. Those of strings, numbers and arrays belong to JavaScript. */
function listMembers(type: ts.Type): string[] {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || type.symbol?.name === 'Array')
    return [];
  return type.getProperties().map(({ name }) => name);
}
