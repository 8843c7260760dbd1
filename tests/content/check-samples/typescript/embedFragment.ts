import ts from 'typescript';
import type { Sample } from '../readSamples';
import { findInsertPosition } from './findInsertPosition';
import { getImportedNames, removeImportedNames } from './importedNames';
import { parseSample } from './parseSample';
import { splitLines, type MappedLine } from './splitLines';

/**
 * Puts a fragment into its parent, in a separate block before the last `return` of the first component. Moves the
 * fragment's imports to the top, turns JSX into an expression, and wraps code that awaits in an async function. Returns
 * undefined if the parent has no function with a body.
 */
export function embedFragment(parent: Sample, fragment: Sample): MappedLine[] | undefined {
  const position = findInsertPosition(parent);
  if (position == null) return undefined;
  const source = parseSample(fragment.code, fragment.language);
  const declarations = source.statements.filter(ts.isImportDeclaration);
  const names = new Set(declarations.flatMap(getImportedNames).map(({ text }) => text));
  const isImport = (_: MappedLine, index: number) =>
    declarations.some(
      (node) => getLine(source, node.getStart()) <= index && index <= getLine(source, node.end),
    );
  const lines = splitLines(fragment);
  const body = lines.filter((line, index) => !isImport(line, index));
  const [opening, closing] = getWrapper(source, body);
  const head = removeImportedNames(parent.code, parent.language, names).slice(0, position);
  return [
    ...lines.filter(isImport),
    ...hide(head),
    { text: opening },
    ...body,
    { text: closing },
    ...hide(parent.code.slice(position)),
  ];
}

function getLine(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line;
}

function hide(code: string): MappedLine[] {
  return code.split('\n').map((text) => ({ text }));
}

function getWrapper(source: ts.SourceFile, body: readonly MappedLine[]): [opening: string, closing: string] {
  const isJsx = body
    .find(({ text }) => text.trim() !== '')
    ?.text.trim()
    .startsWith('<');
  if (isJsx) return ['void (<>', '</>);'];
  return hasOwnAwait(source) ? ['void (async () => {', '})();'] : ['{', '}'];
}

function hasOwnAwait(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  return ts.isAwaitExpression(node) || (ts.forEachChild(node, hasOwnAwait) ?? false);
}
