import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { ApiModelJson } from '../apiJson';
import { loadPrism } from '../../page-source/mdx/loadPrism';
import { readFences, removeFences } from '../../page-source/samples/readFences';
import { createNameIndex } from './createNameIndex';
import { linkCode } from './linkCode';
import { linkInlineCode } from './linkInlineCode';

/** A folder of pages in `docs`. */
type Folder = 'guides' | 'recipes';

/** Returns a page's title and URL. Throws one line with the file if its front matter can't be read. */
function readHead(folder: Folder, file: string, markdown: string) {
  const name = `docs/${folder}/${file}`;
  const document = parseDocument(/^---\r?\n([\s\S]*?)\n---/.exec(markdown)?.[1] ?? '');
  const [error] = document.errors;
  if (error) {
    const line = error.linePos![0].line + 1;
    const reason = error.message.replace(/ at line [\s\S]*/, '');
    throw new Error(
      `${name}:${line} cannot be read: ${reason}. Fix the front matter; quote a value that holds ": ".`,
    );
  }
  const { title, slug } = (document.toJS() ?? {}) as { title?: string; slug?: string };
  if (!title)
    throw new Error(`${name} has no title: add "title" to the front matter, between two lines of "---".`);
  return { title, url: `/docs${slug ?? `/${folder}/${path.parse(file).name}`}`, count: 0 };
}

type Usage = ReturnType<typeof readHead>;

/** Returns the pages of a folder that use each symbol, by the symbol's URL. The one that uses it most comes first. */
export function collectApiUsages(docsDir: string, folder: Folder, model: ApiModelJson): Map<string, Usage[]> {
  const pagesDir = path.join(docsDir, folder);
  const prism = loadPrism();
  const index = createNameIndex(model);
  const usages = new Map<string, Usage[]>(model.symbols.map(({ url }) => [url, []]));
  const files = readdirSync(pagesDir).filter((name) => name.endsWith('.mdx'));
  for (const file of files.sort()) {
    const markdown = readFileSync(path.join(pagesDir, file), 'utf8');
    const page = readHead(folder, file, markdown);
    const inlineCode = [...removeFences(markdown).matchAll(/`([^`\n]+)`/g)];
    const links = [
      ...readFences(markdown).flatMap(({ code, language }) => linkCode(index, prism, code, language)),
      ...inlineCode.flatMap(([, code]) => linkInlineCode(index, code!)),
    ];
    for (const { url } of links) {
      const pages = usages.get(url.replace(/#.*/, ''));
      if (pages && pages.at(-1)?.url !== page.url) pages.push({ ...page });
      if (pages) pages.at(-1)!.count += 1;
    }
  }
  for (const pages of usages.values()) pages.sort((a, b) => b.count - a.count);
  return usages;
}
