/**
 * Markdown export: every page has Markdown at its URL plus `.md`. It's made from the same reading of the page as the
 * search index. Each section of a guide has Markdown at the URL of its page plus `/<id>.md`. `/tasks/*.md` have what a
 * task needs (`docs/facts/tasks.yml`). `/llms.txt` and `/llms-full.txt` list the pages in sidebar order, and
 * `/errors.json` has the error codes. `client/` copies a page's Markdown and links to it.
 */
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { generateFiles } from '../../build-output';
import { exportFiles, type MarkdownExportOptions } from './exportFiles';

const EXPORTED = /(\.md|\/llms(-full)?\.txt|\/errors(\.schema)?\.json)$/;

export default function markdownExportPlugin(context: LoadContext, options: MarkdownExportOptions): Plugin {
  let content: AllContent;
  return {
    name: 'markdown-export',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({ allContent }) {
      content = allContent;
    },
    ...generateFiles(context, EXPORTED, () => exportFiles(content, context, options)),
  };
}
