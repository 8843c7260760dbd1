import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Language, Parser } from 'web-tree-sitter';

const require = createRequire(import.meta.url);

const wasmFiles = {
  bash: 'tree-sitter-wasms/out/tree-sitter-bash.wasm',
  cpp: 'tree-sitter-wasms/out/tree-sitter-cpp.wasm',
  groovy: 'tree-sitter-groovy/tree-sitter-groovy.wasm',
  java: 'tree-sitter-wasms/out/tree-sitter-java.wasm',
  kotlin: 'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  objc: 'tree-sitter-wasms/out/tree-sitter-objc.wasm',
  ruby: 'tree-sitter-wasms/out/tree-sitter-ruby.wasm',
  swift: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
};

/** A language whose samples a Tree-sitter grammar parses. */
export type GrammarLanguage = keyof typeof wasmFiles;

/** The languages that have a Tree-sitter grammar here. */
export const grammarLanguages = Object.keys(wasmFiles) as GrammarLanguage[];

const parsers = new Map<GrammarLanguage, Promise<Parser>>();

/** Returns a language's parser. Loads each grammar once. */
export function getParser(language: GrammarLanguage): Promise<Parser> {
  const parser = parsers.get(language) ?? createParser(language);
  parsers.set(language, parser);
  return parser;
}

async function createParser(language: GrammarLanguage): Promise<Parser> {
  // Optimizing megabytes of grammar takes longer than all parsing.
  setFlagsFromString('--liftoff-only');
  setFlagsFromString('--wasm-lazy-compilation');
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve(wasmFiles[language])));
  return parser;
}
