import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiGroups } from '../../../data/apiGroups';
import { listFiles } from '../../../files/listFiles';
import type { ApiModel } from '../model/types';
import { renderOverview } from './renderOverview';
import { renderSymbol } from './renderSymbol';
import type { PageContext } from './types';

/** A page of the sidebar, as Docusaurus expects it. */
interface SidebarCategory {
  type: 'category';
  label: string;
  items: { type: 'doc'; id: string; label: string; className?: string }[];
}

/** Throws one line when a symbol has no group, or a group names what the library does not export. */
function checkGroups(model: ApiModel): void {
  const exported = model.symbols.map(({ name }) => name);
  const grouped = apiGroups.flatMap(({ symbols }) => symbols.map(({ name }) => name));
  const missing = exported.filter((name) => !grouped.includes(name));
  if (missing.length > 0) {
    throw new Error(
      `The library exports ${missing.join(', ')}, which no group of src/data/apiGroups.ts names: add it to one.`,
    );
  }
  const unknown = grouped.filter(
    (name, index) => !exported.includes(name) || grouped.indexOf(name) !== index,
  );
  if (unknown.length > 0) {
    throw new Error(
      `src/data/apiGroups.ts names ${unknown.join(', ')} twice or although the library does not export it: remove it.`,
    );
  }
}

/** Returns the API part of the sidebar, in the groups of the overview. */
export function createSidebar(model: ApiModel): SidebarCategory[] {
  const symbols = new Map(model.symbols.map((symbol) => [symbol.name, symbol]));
  return apiGroups.map((group) => ({
    type: 'category',
    label: group.title,
    items: group.symbols.map(({ name }) => {
      const { address, comment } = symbols.get(name)!;
      return {
        type: 'doc',
        id: address.slice('/docs/'.length),
        label: name,
        ...(comment.deprecated != null && { className: 'api-deprecated' }),
      };
    }),
  }));
}

/** Writes the files into `folder`, leaves unchanged ones alone, and removes every file that is not among them or in `kept`. */
function syncFiles(folder: string, files: ReadonlyMap<string, string>, kept: readonly string[]): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const file of listFiles(folder)) {
    if (!files.has(path.relative(folder, file).split(path.sep).join('/')) && !kept.includes(file))
      rmSync(file);
  }
}

/** Writes all pages and the sidebar of the reference; removes other files from `folder`, apart from `kept`. */
export function writePages(
  folder: string,
  model: ApiModel,
  context: PageContext,
  kept: readonly string[],
): void {
  checkGroups(model);
  const pages = model.symbols.map(
    (symbol) => [`${symbol.address.slice('/docs/api/'.length)}.mdx`, renderSymbol(symbol, context)] as const,
  );
  const files = new Map([
    ...pages,
    ['index.mdx', renderOverview(model, apiGroups, context)],
    ['sidebar.json', JSON.stringify(createSidebar(model))],
  ]);
  syncFiles(folder, files, kept);
}
