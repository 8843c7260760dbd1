import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { ApiJson } from '../apiJson';
import { loadPrism } from '../../mdx/loadPrism';
import { createNameIndex } from './createNameIndex';
import { linkCode } from './linkCode';
import { linkInlineCode } from './linkInlineCode';

const FENCE = /^( *)(`{3,})(\w*)[^\n]*\n([\s\S]*?)^\1\2 *$/gm;

/** Returns the title and the URL of a guide, and a count of its uses; throws one line that names the file when its front matter cannot be read. */
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

/** Returns for the URL of each symbol the guides that use it in inline code and code blocks, those that use it most first. */
export function collectApiUsages(guidesDir: string, model: ApiJson): Map<string, Guide[]> {
  const prism = loadPrism([]);
  const index = createNameIndex(model);
  const uses = new Map<string, Guide[]>(model.symbols.map(({ url }) => [url, []]));
  const files = readdirSync(guidesDir).filter((name) => name.endsWith('.mdx'));
  for (const file of files.sort()) {
    const markdown = readFileSync(path.join(guidesDir, file), 'utf8');
    const guide = readGuide(file, markdown);
    const blocks = [...markdown.matchAll(FENCE)];
    const names = [...markdown.replaceAll(FENCE, '').matchAll(/`([^`\n]+)`/g)];
    const links = [
      ...blocks.flatMap(([, , , language, code]) => linkCode(index, prism, code!, language!)),
      ...names.flatMap(([, code]) => linkInlineCode(index, code!)),
    ];
    for (const { url } of links) {
      const found = uses.get(url.replace(/#.*/, ''));
      if (found && found.at(-1)?.url !== guide.url) found.push({ ...guide });
      if (found) found.at(-1)!.count += 1;
    }
  }
  for (const found of uses.values()) found.sort((a, b) => b.count - a.count);
  return uses;
}
