import type { Node } from 'web-tree-sitter';
import type { Problem } from '../problem';
import type { Sample } from '../readSamples';
import { getParser, type GrammarLanguage } from './grammars';

/** Parses a sample with its language's grammar and reports every syntax error. */
export async function checkGrammar(sample: Sample, language: GrammarLanguage): Promise<Problem[]> {
  const parser = await getParser(language);
  const code = language === 'objc' ? expandMacros(sample.code) : sample.code;
  const tree = parser.parse(`${code}\n`)!;
  return listErrors(tree.rootNode).map((node) => ({
    file: sample.file,
    line: sample.line + node.startPosition.row,
    message: `${language} syntax error ${describe(node)}`,
  }));
}

/** Blanks out Objective-C macros where the grammar doesn't expect an expression. Keeps all positions. */
function expandMacros(code: string): string {
  return code
    .replace(/\bVISION_EXPORT_(SWIFT_)?FRAME_PROCESSOR\([^)]*\)/g, blank)
    .replace(/\b__has_include\([^)\n]*\)/g, (text) => '1'.padEnd(text.length));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function listErrors(node: Node): Node[] {
  if (node.isError || node.isMissing) return [node];
  return node.hasError ? node.children.flatMap((child) => (child == null ? [] : listErrors(child))) : [];
}

function describe(node: Node): string {
  if (node.isMissing) return `: "${node.type}" is missing`;
  const [text = ''] = node.text.split('\n');
  return `at "${text.slice(0, 60)}"`;
}
