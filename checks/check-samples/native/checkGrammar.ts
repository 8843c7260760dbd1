import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Language, Parser, type Node } from 'web-tree-sitter';
import type { Sample } from '../../../src/page-source/samples/readSamples';
import type { Problem } from '../../pages/problem';

/** The Tree-sitter grammars by language. */
const GRAMMARS: Record<string, string> = {
  bash: 'tree-sitter-wasms/out/tree-sitter-bash.wasm',
  cpp: 'tree-sitter-wasms/out/tree-sitter-cpp.wasm',
  groovy: 'tree-sitter-groovy/tree-sitter-groovy.wasm',
  java: 'tree-sitter-wasms/out/tree-sitter-java.wasm',
  kotlin: 'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  objc: 'tree-sitter-wasms/out/tree-sitter-objc.wasm',
  ruby: 'tree-sitter-wasms/out/tree-sitter-ruby.wasm',
  swift: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
};

/** Languages of the samples that a grammar parses. */
export const grammarLanguages = Object.keys(GRAMMARS);

/** Reports every syntax error in shell and native samples. */
export async function checkGrammar(samples: readonly Sample[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [language, grammar] of Object.entries(GRAMMARS)) {
    const ofLanguage = samples.filter((sample) => sample.language === language);
    if (ofLanguage.length === 0) continue;
    // Grammars that load at the same time corrupt each other's memory.
    const parser = await createParser(grammar);
    problems.push(...ofLanguage.flatMap((sample) => checkSample(sample, parser)));
  }
  return problems;
}

async function createParser(grammar: string): Promise<Parser> {
  // Optimizing megabytes of grammar takes longer than all parsing.
  setFlagsFromString('--liftoff-only');
  setFlagsFromString('--wasm-lazy-compilation');
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(createRequire(import.meta.url).resolve(grammar)));
  return parser;
}

function checkSample({ page, line, language, code }: Sample, parser: Parser): Problem[] {
  const tree = parser.parse(`${language === 'objc' ? expandMacros(code) : code}\n`)!;
  return listErrors(tree.rootNode).map((node) => ({
    file: page,
    line: line + node.startPosition.row,
    message: `${language} syntax error ${describe(node)}`,
  }));
}

/** Blanks out Objective-C macros where the grammar doesn't expect an expression. Keeps all positions. */
function expandMacros(code: string): string {
  return code
    .replace(/\bVISION_EXPORT_(SWIFT_)?FRAME_PROCESSOR\([^)]*\)/g, (text) => text.replace(/[^\n]/g, ' '))
    .replace(/\b__has_include\([^)\n]*\)/g, (text) => '1'.padEnd(text.length));
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
