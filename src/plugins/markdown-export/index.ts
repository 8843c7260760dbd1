/**
 * Markdown export: every page has Markdown at its address plus `.md`, made from the same reading of the page
 * as the search index, and `/llms.txt` and `/llms-full.txt` list them in the order of the sidebar. The files are written
 * beside the HTML after a build and made on request in `npm start`. `client/` links a page to its Markdown and copies it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { addMiddleware, serveMadeFiles } from '../../files/serveMadeFiles';
import { exportFiles, type MarkdownExportOptions } from './exportFiles';

/** Addresses of what this plugin makes. */
const OWN = /(\.md|\/llms(-full)?\.txt)$/;

export default function markdownExportPlugin(context: LoadContext, options: MarkdownExportOptions): Plugin {
  let content: AllContent;
  const makeFiles = () => exportFiles(content, context, options);
  const answer = async (address: string) =>
    OWN.test(address) ? (await makeFiles()).get(address) : undefined;

  return {
    name: 'markdown-export',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: () => addMiddleware(() => serveMadeFiles(answer)),
    async allContentLoaded({ allContent }) {
      content = allContent;
    },
    async postBuild({ outDir }) {
      for (const [address, text] of await makeFiles()) {
        const file = path.join(outDir, address.slice(context.baseUrl.length));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}
