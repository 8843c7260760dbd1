import ts from 'typescript';

/** A top-level function or variable of a module. */
export interface Declaration {
  name: string;
  node: ts.FunctionDeclaration | ts.VariableDeclaration;
  isExported: boolean;
}

/** Lists the top-level functions and variables of a module. */
export function listDeclarations(source: ts.SourceFile): Declaration[] {
  return source.statements.flatMap((statement): Declaration[] => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    const has = (modifier: ts.SyntaxKind) => modifiers?.some(({ kind }) => kind === modifier) ?? false;
    if (has(ts.SyntaxKind.DeclareKeyword)) return [];
    const isExported = has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword);
    if (ts.isFunctionDeclaration(statement))
      return statement.name == null || statement.body == null
        ? []
        : [{ name: statement.name.text, node: statement, isExported }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((node) =>
      ts.isIdentifier(node.name) ? [{ name: node.name.text, node, isExported }] : [],
    );
  });
}

/** Compiles a module to CommonJS, and also exports other top-level names of it. */
export function compileModule(source: ts.SourceFile, otherNames: readonly string[] = []): string {
  const { outputText } = ts.transpileModule(source.text, {
    fileName: source.fileName,
    compilerOptions: {
      esModuleInterop: true,
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  return `${outputText}\n${otherNames.map((name) => `exports.${name} = ${name};`).join(' ')}`;
}
