import ts from 'typescript';
import { isFilledIn, type Sample } from '../../src/page-source/samples/readSamples';
import { listDeclarations } from './listDeclarations';

/** A line of code, and its line in the page unless it's from another sample. */
export interface MappedLine {
  text: string;
  line?: number;
}

/** Returns the lines of a sample with their places in the page. If the page doesn't print them, that's the first line of the block. */
export function splitLines(sample: Sample): MappedLine[] {
  const { code, line } = sample;
  return code.split('\n').map((text, index) => ({ text, line: isFilledIn(sample) ? line : line + index }));
}

/**
 * Puts a fragment into its parent, in a separate block before the last `return` of the first component. Moves the
 * fragment's imports to the top, turns JSX into an expression, and wraps code that awaits in an async function. Returns
 * undefined if the parent has no function with a body.
 */
export function embedFragment(parent: Sample, fragment: Sample): MappedLine[] | undefined {
  const parentSource = parse(parent);
  const position = findInsertPosition(parentSource);
  if (position == null) return undefined;
  const source = parse(fragment);
  const lineOf = (offset: number) => source.getLineAndCharacterOfPosition(offset).line;
  const imports = source.statements.filter(ts.isImportDeclaration);
  const isImport = (_: MappedLine, index: number) =>
    imports.some((node) => lineOf(node.getStart()) <= index && index <= lineOf(node.end));
  const lines = splitLines(fragment);
  const body = lines.filter((line, index) => !isImport(line, index));
  const [opening, closing] = getWrapper(source, body);
  const head = removeImports(parentSource, new Set(imports.flatMap(listNames).map(({ text }) => text)));
  return [
    ...lines.filter(isImport),
    { text: head.slice(0, position) },
    { text: opening },
    ...body,
    { text: closing },
    { text: parent.code.slice(position) },
  ].flatMap(({ text, line }: MappedLine) => text.split('\n').map((part) => ({ text: part, line })));
}

function parse({ code, language }: Sample): ts.SourceFile {
  return ts.createSourceFile(`sample.${language}`, code, ts.ScriptTarget.ESNext, true);
}

/** Finds the place before the last `return` of the first component, or of the first function. */
function findInsertPosition(source: ts.SourceFile): number | undefined {
  const functions = listDeclarations(source).filter(({ value }) => value?.body && ts.isBlock(value.body));
  const body = (functions.find(({ name }) => /^[A-Z]/.test(name)) ?? functions[0])?.value?.body;
  if (body == null || !ts.isBlock(body)) return undefined;
  return body.statements.filter(ts.isReturnStatement).at(-1)?.getStart() ?? body.getEnd() - 1;
}

/** Returns the local names that an import declaration brings in. */
function listNames({ importClause }: ts.ImportDeclaration): ts.Identifier[] {
  const { name, namedBindings } = importClause ?? {};
  const names = name == null ? [] : [name];
  if (namedBindings == null) return names;
  if (ts.isNamespaceImport(namedBindings)) return [...names, namedBindings.name];
  return [...names, ...namedBindings.elements.map((element) => element.name)];
}

/** Blanks out the imports of some names, so that a fragment can import them itself. */
function removeImports(source: ts.SourceFile, names: ReadonlySet<string>): string {
  let result = source.text;
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const imported = listNames(statement);
    const removed = imported.filter(({ text }) => names.has(text));
    const isEmpty = removed.length > 0 && removed.length === imported.length;
    for (const node of isEmpty ? [statement] : removed) {
      const part = ts.isImportSpecifier(node.parent) ? node.parent : node;
      const [comma] = /^(\s*,)?/.exec(source.text.slice(part.end))!;
      const end = part.end + comma.length;
      const blank = source.text.slice(part.getStart(), end).replace(/[^\n]/g, ' ');
      result = result.slice(0, part.getStart()) + blank + result.slice(end);
    }
  }
  return result;
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
