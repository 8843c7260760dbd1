/**
 * Restart notice: `npm start` shows edits of pages, components and `docusaurus.config.ts`, but Node.js loads the rest of
 * the build's code and data only once. This plugin watches those files and says when an edit needs a restart.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from '../../node-utils/listFiles';

const FOLDERS = ['api', 'components', 'config', 'data', 'mdx', 'page-text', 'plugins'];

/** Returns true for a file that the build has loaded, and not the browser. */
function isLoadedOnce(file: string): boolean {
  if (/\.test\.ts$|[\\/](client|theme|cards)[\\/]/.test(file)) return false;
  return /[\\/]components[\\/]/.test(file) ? /(summary|markdown)\.ts$/.test(file) : file.endsWith('.ts');
}

export default function restartNoticePlugin({ siteDir }: LoadContext): Plugin {
  let checked = Date.now();
  return {
    name: 'restart-notice',
    getPathsToWatch: () => FOLDERS.map((folder) => `src/${folder}/**/*.ts`),
    // Docusaurus calls this at startup and after each change of a watched file.
    loadContent() {
      const changed = FOLDERS.flatMap((folder) => listFiles(path.join(siteDir, 'src', folder)))
        .filter(isLoadedOnce)
        .filter((file) => statSync(file).mtimeMs > checked);
      checked = Date.now();
      for (const file of changed)
        logger.warn(`${path.relative(siteDir, file)} changed. Restart npm start to see it everywhere.`);
    },
  };
}
