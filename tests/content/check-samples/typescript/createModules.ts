import { posix } from 'node:path';
import type { Problem } from '../problem';
import type { Sample } from '../readSamples';
import { rootFolder } from '../../../../src/node-utils/rootFolder';
import { embedFragment } from './embedFragment';
import { splitLines, type MappedLine } from './splitLines';
import type { Environment, SampleModule } from './SampleModule';

/** Returns the environment of a sample by its title. Bundler settings and config plugins run in Node.js. */
function getEnvironment(title = ''): Environment {
  return /\.(config|plugin)\.[cm]?[jt]s$|(^|\/)plugins?\/[^/]*\.[jt]s$/.test(title) ? 'config' : 'app';
}

/**
 * Turns the TypeScript and JavaScript samples of one page into modules, and reports fragments that don't fit anywhere.
 */
export function createModules(samples: readonly Sample[]): { modules: SampleModule[]; problems: Problem[] } {
  const modules: SampleModule[] = [];
  const problems: Problem[] = [];
  for (const sample of samples) {
    const report = (message: string) => problems.push({ file: sample.file, line: sample.line, message });
    if (samples.some((other) => other !== sample && other.id != null && other.id === sample.id)) {
      report(`Two samples of this page have the id "${sample.id}". Rename one.`);
    }
    if (sample.inside == null) {
      modules.push(createModule(sample, sample, splitLines(sample)));
      continue;
    }
    const parent = samples.find((other) => other.id === sample.inside);
    if (parent == null) {
      report(`This fragment has inside="${sample.inside}", but no sample of this page has that id.`);
      continue;
    }
    if (parent.title == null)
      report(
        `The sample "${sample.inside}" has no file name, so readers don't know where this fragment goes. Add title="src/….tsx" to it.`,
      );
    const lines = embedFragment(parent, sample);
    if (lines == null)
      report(`The sample "${sample.inside}" has no function that this fragment could go into.`);
    else modules.push(createModule(sample, parent, lines));
  }
  return { modules, problems };
}

function createModule(sample: Sample, owner: Sample, lines: readonly MappedLine[]): SampleModule {
  const name = owner.title ?? `src/sample.${owner.language}`;
  const folder = posix.join(
    rootFolder.replaceAll('\\', '/'),
    '.samples',
    sample.file.replace(/\W+/g, '-'),
    String(sample.line),
  );
  return {
    sample,
    owner,
    environment: getEnvironment(owner.title),
    path: posix.join(folder, replaceExtension(name, owner.language)),
    text: lines.map(({ text }) => text).join('\n'),
    lines: lines.map(({ line }) => line),
  };
}

/** The fence's language determines how the code is parsed, so a title such as `App.js` can't hide types. */
function replaceExtension(name: string, language: string): string {
  return name.replace(/(\.[cm]?[jt]sx?)?$/, `.${language}`);
}
