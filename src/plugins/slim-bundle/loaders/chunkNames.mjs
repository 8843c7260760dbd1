/** Entries of Docusaurus' `registry.js`, each with a short name for its chunk. */
const ENTRY =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"]+")\), \2, require\.resolveWeak\(\2\)\],/g;

/** Returns the entries in their order: the name Docusaurus gave, the short one, and the quoted request of the module. */
export function readRegistry(source) {
  const entries = [...source.matchAll(ENTRY)];
  if (entries.length === 0 || entries.length !== source.split('import(').length - 1) {
    throw new Error(
      'Docusaurus has changed the format of .docusaurus/registry.js: adapt src/plugins/slim-bundle/loaders/chunkNames.mjs.',
    );
  }
  return entries.map(([, name, request], index) => ({ name, request, short: index.toString(36) }));
}
