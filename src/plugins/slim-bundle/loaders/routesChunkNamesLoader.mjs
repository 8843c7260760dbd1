/** Loader over `routesChunkNames.json`: the short names of `registryLoader.mjs`. */
import fs from 'node:fs';
import path from 'node:path';
import { readRegistry } from './chunkNames.mjs';

export default function routesChunkNamesLoader(source) {
  const registry = path.join(this.context, 'registry.js');
  this.addDependency(registry);
  const shortOf = new Map(
    readRegistry(fs.readFileSync(registry, 'utf8')).map(({ name, short }) => [name, short]),
  );
  return JSON.stringify(
    JSON.parse(source, (_key, value) => {
      if (typeof value !== 'string') return value;
      if (!shortOf.has(value))
        throw new Error(`routesChunkNames.json names "${value}", which registry.js does not.`);
      return shortOf.get(value);
    }),
  );
}
