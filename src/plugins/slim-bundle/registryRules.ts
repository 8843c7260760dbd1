import path from 'node:path';

const loader = (name: string) => path.join(__dirname, 'loaders', `${name}.mjs`);

/** Returns the rules that cut the registry of chunks, which Docusaurus generates, down to what a browser reads. */
export function registryRules(generatedFilesDir: string): { test: string; use: string }[] {
  return [
    { test: path.join(generatedFilesDir, 'registry.js'), use: loader('registryLoader') },
    { test: path.join(generatedFilesDir, 'routesChunkNames.json'), use: loader('routesChunkNamesLoader') },
  ];
}
