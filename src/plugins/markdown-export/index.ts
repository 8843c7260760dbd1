/**
 * Markdown export: every page has a Markdown twin at its address plus `.md`, made from the same reading of the page
 * as the search index, and `/llms.txt` and `/llms-full.txt` list them in the order of the sidebar. Twins are written
 * beside the HTML after a build; in `npm start` into a generated folder that the development server serves too.
 * `client/` links a page to its twin and copies it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { exportFiles, type MarkdownExportOptions } from './exportFiles';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

export default function markdownExportPlugin(context: LoadContext, options: MarkdownExportOptions): Plugin {
  const { baseUrl, siteDir, generatedFilesDir } = context;
  const developmentDir = path.join(generatedFilesDir, 'markdown-export');
  let content: AllContent;

  async function write(folder: string): Promise<void> {
    for (const [address, text] of await exportFiles(content, context, options)) {
      const file = path.join(folder, address.slice(baseUrl.length));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }

  return {
    name: 'markdown-export',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => options.pages.map(({ file }) => path.join(siteDir, file)),
    configureWebpack: () =>
      // Docusaurus reads `devServer` too, though its type does not say so.
      ({
        devServer: { static: [{ directory: developmentDir, publicPath: baseUrl, watch: false }] },
      }) as WebpackResult,
    async allContentLoaded({ allContent }) {
      content = allContent;
      // Nobody waits for the twins in development, and a mistake in a page under work must not stop the server.
      if (process.env.NODE_ENV === 'development') write(developmentDir).catch((error) => logger.error(error));
    },
    postBuild: ({ outDir }) => write(outDir),
  };
}
