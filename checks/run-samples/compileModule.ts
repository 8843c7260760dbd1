import ts from 'typescript';

/** Compiles a module to CommonJS without comments, and also exports other top-level names of it. */
export function compileModule(source: ts.SourceFile, otherNames: readonly string[] = []): string {
  const { outputText } = ts.transpileModule(source.text, {
    fileName: source.fileName,
    compilerOptions: {
      esModuleInterop: true,
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      removeComments: true,
      target: ts.ScriptTarget.ES2022,
    },
  });
  return `${outputText}\n${otherNames.map((name) => `exports.${name} = ${name};`).join(' ')}`;
}
