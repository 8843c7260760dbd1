import { relative, resolve } from 'node:path';
import { checkPages, readDataBlocks } from './check-samples/checkPages';
import { readSite } from '../src/page-source/readSite';
import type { SitePage } from '../src/page-source/SitePage';
import { formatProblem } from './pages/problem';
import { rootFolder } from '../src/config/rootFolder';
import { runSamples } from './run-samples/runSamples';
import { runScript } from '../tools/runScript';

/** Samples elsewhere are shorter than a guide allows, so only a browser runs them. */
const isGuideOrPost = (page: SitePage) => /^(docs|blog)\//.test(page.file);

/**
 * Checks the given pages, or all pages and data blocks: samples, names, facts and links. Then runs their samples.
 * Returns true if there are no problems.
 */
async function checkSamples(files: readonly string[]): Promise<boolean> {
  const site = readSite();
  const paths = files.map((file) => relative(rootFolder, resolve(file)));
  const others = paths.filter((path) => !site.pages.some(({ file }) => file === path));
  if (others.length > 0)
    throw new Error(`Not a page: ${others.join(', ')}. Give paths such as docs/guides/devices.mdx.`);
  const pages = files.length > 0 ? paths.map((path) => site.getPage(path)) : site.pages;
  const shown = paths.find((path) => {
    const page = site.getPage(path);
    return !isGuideOrPost(page) && page.printedFiles.some(({ isRunnable }) => isRunnable);
  });
  if (shown != null)
    throw new Error(
      `The sample of ${shown} only runs in a browser: npm run build:tests && npx playwright test phone`,
    );
  const blocks = files.length === 0 ? readDataBlocks() : [];
  const found = await checkPages([...pages, ...blocks]);
  const run = await runSamples(pages.filter(isGuideOrPost));
  const problems = [...found, ...run.problems];
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(`${run.members} components and hooks run, in ${run.cases} cases`);
  console.log(`${pages.length + blocks.length} pages, ${problems.length} problems`);
  return problems.length === 0;
}

void runScript(checkSamples);
