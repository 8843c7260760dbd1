import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Prism } from 'prism-react-renderer';
import { parseDocument } from 'yaml';
import type { ApiJson } from '../../typedoc/apiJson';
import { loadPrism } from '../loadPrism';
import { createNameIndex, type NameIndex } from './createNameIndex';
import { linkCode } from './linkCode';
import { linkInlineCode } from './linkInlineCode';

/** A guide that uses a symbol. */
export interface GuideUse {
  title: string;
  /** Path of the page without the base path. */
  address: string;
}

const FENCE = /^( *)(`{3,})(\w*)[^\n]*\n([\s\S]*?)^\1\2 *$/gm;

/** Returns the addresses of everything that a page names in inline code and in code blocks, one for each time. */
function addressesIn(markdown: string, index: NameIndex, prism: typeof Prism): string[] {
  const addresses: string[] = [];
  const prose = markdown.replaceAll(FENCE, (_block, _indent, _ticks, language: string, code: string) => {
    addresses.push(...linkCode(index, prism, code, language).map(({ address }) => address));
    return '';
  });
  for (const [, code] of prose.matchAll(/`([^`\n]+)`/g)) {
    addresses.push(...linkInlineCode(index, code!).map(({ address }) => address));
  }
  return addresses;
}

/** Returns the title and the address of a guide; throws one line that names the file when its front matter cannot be read. */
function readGuide(file: string, markdown: string): GuideUse {
  const name = `docs/guides/${file}`;
  const yaml = /^---\r?\n([\s\S]*?)\n---/.exec(markdown)?.[1];
  if (yaml == null) {
    throw new Error(
      `${name} has no front matter: begin the file with "title" and "description" between two lines of "---".`,
    );
  }
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) {
    const line = error.linePos![0].line + 1;
    const reason = error.message.replace(/ at line [\s\S]*/, '');
    throw new Error(
      `${name}:${line} cannot be read: ${reason}. Mend the front matter; quote a value that holds ": ".`,
    );
  }
  const { title, slug } = (document.toJS() ?? {}) as { title?: string; slug?: string };
  if (!title) throw new Error(`${name} has no title: add "title" to its front matter.`);
  return { title, address: `/docs${slug ?? `/guides/${path.parse(file).name}`}` };
}

/** Returns for each symbol the guides that use it, those that use it most first. */
export function findUses(guidesDir: string, model: ApiJson): Map<string, GuideUse[]> {
  const prism = loadPrism([]);
  const index = createNameIndex(model);
  const names = new Map(model.symbols.map(({ name, address }) => [address, name]));
  const counted = new Map<string, { guide: GuideUse; count: number }[]>();
  for (const file of readdirSync(guidesDir)
    .filter((name) => name.endsWith('.mdx'))
    .sort()) {
    const markdown = readFileSync(path.join(guidesDir, file), 'utf8');
    const guide = readGuide(file, markdown);
    const counts = new Map<string, number>();
    for (const address of addressesIn(markdown, index, prism)) {
      const name = names.get(address.replace(/#.*/, ''));
      if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    for (const [name, count] of counts) counted.set(name, [...(counted.get(name) ?? []), { guide, count }]);
  }
  return new Map(
    [...counted].map(([name, uses]) => [
      name,
      uses.sort((a, b) => b.count - a.count).map(({ guide }) => guide),
    ]),
  );
}
