/**
 * Bundler loader that runs a module of `src/facts/browser` in Node and replaces its source with what it exports. Readers
 * get the facts as JSON, without the YAML parser and the schemas. The bundler runs it again when somebody edits the facts.
 */
import path from 'node:path';
import createJiti from 'jiti';

const importTypeScript = createJiti(import.meta.filename, { requireCache: false });

export default function inlineFacts(source) {
  for (const [file] of source.matchAll(/docs\/facts\/[\w/-]+\.yml/g))
    this.addDependency(path.join(this.rootContext, file));
  return Object.entries(importTypeScript(this.resourcePath))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
