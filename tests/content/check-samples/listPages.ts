import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../../src/node-utils/rootFolder';

/**
 * Lists every hand-written page, sorted: `docs` without the generated API reference, `blog`, and the home page's
 * sample.
 */
export function listPages(): string[] {
  return ['blog', 'docs']
    .filter((folder) => existsSync(join(rootFolder, folder)))
    .flatMap((folder) =>
      readdirSync(join(rootFolder, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .concat('src/pages/_sample.mdx')
    .filter((path) => path.endsWith('.mdx') && !path.startsWith('docs/api/'))
    .sort();
}
