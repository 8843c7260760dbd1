import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Lists the hand-written pages from the root of the repository, sorted: posts, guides, recipes, the home page's parts. */
export function listPages(siteDir: string): string[] {
  return ['blog', 'docs', 'src/pages']
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
      ),
    )
    .filter((page) => page.endsWith('.mdx') && !page.startsWith('docs/api/'))
    .sort();
}
