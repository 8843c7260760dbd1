/**
 * Build output: the part of a plugin that makes files. A build writes them, and `npm start` makes them on request, so
 * they follow edits.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addMiddleware, outputMiddleware, type FileContent } from './middleware';

/** Files by their URL with the base path, with the functions that create what is in them. */
export type OutputFiles = ReadonlyMap<string, () => FileContent | Promise<FileContent>>;

/** Returns the methods of a plugin that makes files. `npm start` calls `list` only for URLs that match `pattern`. */
export function generateFiles(
  { baseUrl }: Pick<LoadContext, 'baseUrl'>,
  pattern: RegExp,
  list: () => OutputFiles | Promise<OutputFiles>,
): Pick<Plugin, 'configureWebpack' | 'postBuild'> {
  const generate = async (pathname: string) =>
    pattern.test(pathname) ? (await list()).get(decodeURI(pathname))?.() : undefined;
  return {
    configureWebpack: () => addMiddleware(() => outputMiddleware(generate)),
    async postBuild({ outDir }) {
      // Write in parallel, because this mostly waits for the disk.
      await Promise.all(
        [...(await list())].map(async ([pathname, create]) => {
          const file = path.join(outDir, pathname.slice(baseUrl.length));
          const content = await create();
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, content);
        }),
      );
    },
  };
}
