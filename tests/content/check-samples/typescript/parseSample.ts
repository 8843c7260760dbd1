import ts from 'typescript';

const kinds: Record<string, ts.ScriptKind> = {
  js: ts.ScriptKind.JS,
  jsx: ts.ScriptKind.JSX,
  ts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
};

/** Parses code of a `ts`, `tsx`, `js` or `jsx` block on its own, without types. */
export function parseSample(code: string, language: string): ts.SourceFile {
  return ts.createSourceFile(`sample.${language}`, code, ts.ScriptTarget.ESNext, true, kinds[language]);
}
