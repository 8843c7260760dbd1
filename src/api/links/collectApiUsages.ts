import type { ApiModelJson } from '../apiJson';
import { loadPrism } from '../../page-source/mdx/loadPrism';
import type { SitePage } from '../../page-source/SitePage';
import { createNameIndex } from './createNameIndex';
import { linkCode } from './linkCode';
import { linkInlineCode } from './linkInlineCode';

/** A page that uses a symbol, and how often. */
interface Usage {
  title: string;
  url: string;
  count: number;
}

/** Returns which of the pages use each symbol, by the symbol's URL. The one that uses it most comes first. */
export function collectApiUsages(pages: readonly SitePage[], model: ApiModelJson): Map<string, Usage[]> {
  const prism = loadPrism();
  const index = createNameIndex(model);
  const usages = new Map<string, Usage[]>(model.symbols.map(({ url }) => [url, []]));
  for (const { file, title, url: pageUrl, samples, prose } of pages) {
    if (!title)
      throw new Error(`${file} has no title: add "title" to the front matter, between two lines of "---".`);
    const links = [
      ...samples.flatMap(({ text, language }) => linkCode(index, prism, text, language)),
      ...[...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => linkInlineCode(index, code!)),
    ];
    for (const { url } of links) {
      const found = usages.get(url.replace(/#.*/, ''));
      if (found && found.at(-1)?.url !== pageUrl) found.push({ title, url: pageUrl, count: 0 });
      if (found) found.at(-1)!.count += 1;
    }
  }
  for (const found of usages.values()) found.sort((a, b) => b.count - a.count);
  return usages;
}
