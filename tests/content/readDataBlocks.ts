import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSourcePage, type SourcePage } from './readSourcePage';
import { rootFolder } from './rootFolder';

/** Renders every data block of `src/data/blocks` and parses the Markdown; its lines count in the rendered text. */
export function readDataBlocks(): Promise<SourcePage[]> {
  const names = readdirSync(join(rootFolder, 'src/data/blocks'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const { default: render } = (await import(`../../src/data/blocks/${name}.ts`)) as {
        default: () => string;
      };
      return parseSourcePage(`src/data/blocks/${name}.ts`, render());
    }),
  );
}
