import { posix } from 'node:path';
import { readSite } from '../../src/page-source/readSite';
import { rootFolder } from '../../src/config/rootFolder';
import { isSharedFile, SHARED_FILE } from '../../src/page-source/samples/imports';
import { isPartOfApp, type Sample } from '../../src/page-source/samples/readSamples';
import type { Problem } from '../pages/problem';
import { embedFragment, splitLines, type MappedLine } from './embedFragment';

/** Languages of the samples that the TypeScript compiler checks. */
export const typeScriptLanguages = ['ts', 'tsx', 'js', 'jsx'];

/** The environment that a sample runs in. It determines which globals exist. */
export type Environment = 'app' | 'config';

/** One module that the compiler sees: a sample, or a fragment inside its parent. */
export interface SampleModule {
  sample: Sample;
  page: string;
  /** One-based line of the first line of code of the sample. */
  line: number;
  /** Title of the sample, or of the parent of a fragment. */
  title?: string;
  environment: Environment;
  /** Absolute path, with slashes, that only the compiler sees. */
  path: string;
  text: string;
  /** Line of the page for each line of `text`. Undefined for lines of another sample. */
  lines: readonly (number | undefined)[];
}

/**
 * Turns the TypeScript and JavaScript samples of some pages, and the file that they share, into modules. Reports
 * fragments that don't fit anywhere.
 */
export function createModules(all: readonly Sample[]): { modules: SampleModule[]; problems: Problem[] } {
  const modules: SampleModule[] = [];
  const problems: Problem[] = [];
  const shared = all.some(isSharedFile)
    ? []
    : readSite().getPage(SHARED_FILE.page).samples.filter(isSharedFile);
  const samples = [...all, ...shared].filter(
    (sample) => typeScriptLanguages.includes(sample.language) && !isPartOfApp(sample),
  );
  for (const sample of samples) {
    const report = (message: string) => problems.push({ file: sample.page, line: sample.line, message });
    const findById = (id: string | undefined) =>
      samples.find((other) => other !== sample && other.page === sample.page && other.id === id);
    if (sample.id != null && findById(sample.id))
      report(`Two samples of this page have the id "${sample.id}". Rename one.`);
    if (sample.inside == null) {
      modules.push(createModule(sample, sample, splitLines(sample)));
      continue;
    }
    const parent = findById(sample.inside);
    if (parent == null) {
      report(`This fragment has inside="${sample.inside}", but no sample of this page has that id.`);
      continue;
    }
    if (parent.title == null)
      report(
        `The sample "${sample.inside}" has no file name, so readers don't know where this fragment goes. Add title="src/….tsx" to it.`,
      );
    const lines = sample.isDiff ? splitLines(sample) : embedFragment(parent, sample);
    if (lines == null)
      report(`The sample "${sample.inside}" has no function that this fragment could go into.`);
    else modules.push(createModule(sample, parent, lines));
  }
  return { modules, problems };
}

function createModule(sample: Sample, owner: Sample, lines: readonly MappedLine[]): SampleModule {
  const { page, line } = sample;
  const { title, language } = owner;
  // The fence's language determines how the code is parsed, so a title such as `App.js` can't hide types.
  const name = (title ?? 'src/sample').replace(/(\.[cm]?[jt]sx?)?$/, `.${language}`);
  const folder = posix.join(rootFolder.replaceAll('\\', '/'), '.samples', page.replace(/\W+/g, '-'));
  return {
    sample,
    page,
    line,
    title,
    environment: getEnvironment(title),
    path: posix.join(folder, String(line), name),
    text: lines.map(({ text }) => text).join('\n'),
    lines: lines.map((mapped) => mapped.line),
  };
}

/** Returns the environment of a sample by its title. Bundler settings and config plugins run in Node.js. */
function getEnvironment(title = ''): Environment {
  return /\.(config|plugin)\.[cm]?[jt]s$|(^|\/)plugins?\/[^/]*\.[jt]s$/.test(title) ? 'config' : 'app';
}
