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

/** What the compilers of webpack and Rspack have in common here. */
interface Compiler {
  hooks: { done: { tap: (name: string, callback: () => void) => void } };
}

export default function markdownExportPlugin(context: LoadContext, options: MarkdownExportOptions): Plugin {
  const { baseUrl, siteDir, generatedFilesDir } = context;
  const developmentDir = path.join(generatedFilesDir, 'markdown-export');
  let content: AllContent;
  const isDevelopment = process.env.NODE_ENV === 'development';
  let isCompiled = false;

  async function write(folder: string): Promise<void> {
    for (const [address, text] of await exportFiles(content, context, options)) {
      const file = path.join(folder, address.slice(baseUrl.length));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }

  /** In development a mistake in a page under work must not stop the server. */
  function writeInDevelopment(): void {
    write(developmentDir).catch((error) => logger.error(error));
  }

  /** The first page of `npm start` does not wait for the twins. */
  const afterFirstCompile = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('markdown-export', () => {
        if (isCompiled) return;
        isCompiled = true;
        writeInDevelopment();
      }),
  };

  return {
    name: 'markdown-export',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => options.pages.map(({ file }) => path.join(siteDir, file)),
    configureWebpack: () =>
      // Docusaurus reads `devServer` too, though its type does not say so.
      ({
        devServer: { static: [{ directory: developmentDir, publicPath: baseUrl, watch: false }] },
        plugins: isDevelopment ? [afterFirstCompile] : [],
      }) as WebpackResult,
    async allContentLoaded({ allContent }) {
      content = allContent;
      if (isCompiled) writeInDevelopment();
    },
    postBuild: ({ outDir }) => write(outDir),
  };
}
