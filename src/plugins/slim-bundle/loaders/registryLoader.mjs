/** Loader over `registry.js`: short names of chunks, and nothing that a server alone reads. */
import { readRegistry } from './chunkNames.mjs';

export default function registryLoader(source) {
  const entries = readRegistry(source).map(
    ({ short, request }) => `"${short}": [() => import(/* webpackChunkName: "${short}" */ ${request})],`,
  );
  return `export default {\n${entries.join('\n')}\n};\n`;
}
