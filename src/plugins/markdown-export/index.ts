/**
 * Markdown export: every page has Markdown at its URL plus `.md`, made from the same reading of the page
 * as the search index, and `/llms.txt` and `/llms-full.txt` list them in the order of the sidebar. The files are written
 * beside the HTML after a build and made on request in `npm start`. `client/` links a page to its Markdown and copies it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { addMiddleware, generatedFilesMiddleware } from '../../node-utils/generatedFilesMiddleware';
import { exportFiles, type MarkdownExportOptions } from './exportFiles';

/** URLs of what this plugin makes. */
const OWN = /(\.md|\/llms(-full)?\.txt)$/;

export default function markdownExportPlugin(context: LoadContext, options: MarkdownExportOptions): Plugin {
  let content: AllContent;
  const makeFiles = () => exportFiles(content, context, options);
  const answer = async (url: string) => (OWN.test(url) ? (await makeFiles()).get(url) : undefined);

  return {
    name: 'markdown-export',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: () => addMiddleware(() => generatedFilesMiddleware(answer)),
    async allContentLoaded({ allContent }) {
      content = allContent;
    },
    async postBuild({ outDir }) {
      for (const [url, text] of await makeFiles()) {
        const file = path.join(outDir, url.slice(context.baseUrl.length));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}
