import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { ApiModelJson } from '../apiJson';
import { loadPrism } from '../../mdx/loadPrism';
import { readFences, removeFences } from '../../mdx/readFences';
import { createNameIndex } from './createNameIndex';
import { linkCode } from './linkCode';
import { linkInlineCode } from './linkInlineCode';

/** Returns a guide's title and URL. Throws one line with the file if its front matter can't be read. */
function readGuide(file: string, markdown: string) {
  const name = `docs/guides/${file}`;
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
  return { title, url: `/docs${slug ?? `/guides/${path.parse(file).name}`}`, count: 0 };
}

type Guide = ReturnType<typeof readGuide>;

/** Returns the guides that use each symbol, by the symbol's URL. The guide that uses it most comes first. */
export function collectApiUsages(guidesDir: string, model: ApiModelJson): Map<string, Guide[]> {
  const prism = loadPrism();
  const index = createNameIndex(model);
  const usages = new Map<string, Guide[]>(model.symbols.map(({ url }) => [url, []]));
  const files = readdirSync(guidesDir).filter((name) => name.endsWith('.mdx'));
  for (const file of files.sort()) {
    const markdown = readFileSync(path.join(guidesDir, file), 'utf8');
    const guide = readGuide(file, markdown);
    const inlineCode = [...removeFences(markdown).matchAll(/`([^`\n]+)`/g)];
    const links = [
      ...readFences(markdown).flatMap(({ code, language }) => linkCode(index, prism, code, language)),
      ...inlineCode.flatMap(([, code]) => linkInlineCode(index, code!)),
    ];
    for (const { url } of links) {
      const guides = usages.get(url.replace(/#.*/, ''));
      if (guides && guides.at(-1)?.url !== guide.url) guides.push({ ...guide });
      if (guides) guides.at(-1)!.count += 1;
    }
  }
  for (const guides of usages.values()) guides.sort((a, b) => b.count - a.count);
  return usages;
}
