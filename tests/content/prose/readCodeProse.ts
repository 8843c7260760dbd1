import ts from 'typescript';

/** A comment, or a string that holds a sentence. */
export interface CodeProse {
  /** One-based line on which the text starts. */
  line: number;
  text: string;
}

/** A string is prose if it has at least three words. */
const SENTENCE = /\p{L}+ \p{L}+ \p{L}+/u;

/** Returns the comments and sentences in a TypeScript or JavaScript file. */
export function readCodeProse(file: string, code: string): CodeProse[] {
  const found: CodeProse[] = [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const add = (start: number, text: string) =>
    found.push({ line: source.getLineAndCharacterOfPosition(start).line + 1, text });
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    // The library's own words.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'quote') return;
    for (const { pos, end } of ts.getLeadingCommentRanges(code, node.getFullStart()) ?? [])
      if (!seen.has(pos)) add((seen.add(pos), pos), code.slice(pos, end));
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node);
    if (isText && SENTENCE.test(node.text)) add(node.getStart(), node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
