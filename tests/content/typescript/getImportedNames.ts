import ts from 'typescript';

/** Returns the local names that an import declaration brings in. */
export function getImportedNames(statement: ts.ImportDeclaration): ts.Identifier[] {
  const { name, namedBindings } = statement.importClause ?? {};
  const names = name == null ? [] : [name];
  if (namedBindings == null) return names;
  if (ts.isNamespaceImport(namedBindings)) return [...names, namedBindings.name];
  return [...names, ...namedBindings.elements.map((element) => element.name)];
}
