import ts from 'typescript';

/** A function with a body. */
export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** A top-level function or variable of a module. */
export interface Declaration {
  name: string;
  isExported: boolean;
  /** The function, or the variable's value if that's a function. */
  value?: FunctionNode;
}

/** Returns true for functions with a body, except methods. */
export function isFunction(node: ts.Node | undefined): node is FunctionNode {
  if (node == null) return false;
  if (ts.isFunctionDeclaration(node)) return node.body != null;
  return ts.isFunctionExpression(node) || ts.isArrowFunction(node);
}

/** Lists the top-level functions and variables of a module. */
export function listDeclarations(source: ts.SourceFile): Declaration[] {
  return source.statements.flatMap((statement): Declaration[] => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    const has = (modifier: ts.SyntaxKind) => modifiers?.some(({ kind }) => kind === modifier) ?? false;
    if (has(ts.SyntaxKind.DeclareKeyword)) return [];
    const isExported = has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword);
    if (isFunction(statement))
      return statement.name == null ? [] : [{ name: statement.name.text, isExported, value: statement }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name)
        ? [{ name: name.text, isExported, value: isFunction(initializer) ? initializer : undefined }]
        : [],
    );
  });
}
