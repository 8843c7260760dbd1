import ts from 'typescript';
import { parseSample } from './parseSample';

/** Returns the local names that an import declaration brings in. */
export function getImportedNames(statement: ts.ImportDeclaration): ts.Identifier[] {
  const { name, namedBindings } = statement.importClause ?? {};
  const names = name == null ? [] : [name];
  if (namedBindings == null) return names;
  if (ts.isNamespaceImport(namedBindings)) return [...names, namedBindings.name];
  return [...names, ...namedBindings.elements.map((element) => element.name)];
}

/** Blanks out the imports of `names` in the code of a sample, so that a fragment can import them itself. */
export function removeImportedNames(code: string, language: string, names: ReadonlySet<string>): string {
  const source = parseSample(code, language);
  let result = code;
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const imported = getImportedNames(statement);
    if (imported.every(({ text }) => names.has(text))) {
      if (imported.length > 0) result = blank(result, statement.getStart(), statement.end);
      continue;
    }
    for (const name of imported.filter(({ text }) => names.has(text))) {
      const node = ts.isImportSpecifier(name.parent) ? name.parent : name;
      const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0;
      result = blank(result, node.getStart(), node.end + comma);
    }
  }
  return result;
}

function blank(code: string, start: number, end: number): string {
  return code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
}
