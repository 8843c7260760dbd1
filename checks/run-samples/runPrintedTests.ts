import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readSite } from '../../src/page-source/readSite';
import { rootFolder } from '../../src/config/rootFolder';
import { isSharedFile } from '../../src/page-source/samples/imports';
import type { PrintedFile } from '../../src/page-source/samples/printedFiles';
import type { Problem } from '../check-samples/problem';
import type { SitePage } from '../../src/page-source/SitePage';
import { createFolder } from './createFolder';

const TEST = /\.test\.[jt]sx?$/;

/** The part of Jest's report that this file reads. */
interface JestReport {
  testResults: {
    /** Path of the file. */
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Writes the files of each page that prints a test into a separate app and runs Jest in it, like readers do. */
export function runPrintedTests(pages: readonly SitePage[]): Problem[] {
  const printed = readSite(rootFolder).printedFiles.filter(({ language }) => /^[jt]sx?$/.test(language));
  return pages.flatMap((page) => {
    const files = printed.filter((file) => file.page === page.file);
    const tests = files.filter(({ title }) => TEST.test(title));
    if (tests.length === 0) return [];
    const app = createFolder();
    writeApp(app, [...printed.filter(isSharedFile), ...files]);
    const problems = runTests(app, tests);
    rmSync(app, { recursive: true });
    return problems;
  });
}

function writeApp(app: string, files: readonly PrintedFile[]): void {
  const preset = `module.exports = { presets: ['module:@react-native/babel-preset'] };\n`;
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', jest: { preset: 'react-native' } }));
  writeFileSync(join(app, 'babel.config.js'), preset);
  for (const { title, code } of files) {
    const path = join(app, title);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
}

/** Runs the tests of an app in Jest and returns a problem for each test that fails or doesn't run. */
function runTests(app: string, tests: readonly PrintedFile[]): Problem[] {
  const output = join(app, 'report.json');
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const modules = ['--modulePaths', join(rootFolder, 'node_modules')];
  const cache = ['--cacheDirectory', join(rootFolder, 'node_modules/.cache/jest')];
  // A busy machine takes longer to load React Native than Jest's five seconds.
  const options = ['--rootDir', app, '--testTimeout', '60000', ...modules, ...cache];
  const { stderr } = spawnSync(process.execPath, [jest, ...options, '--json', '--outputFile', output], {
    cwd: app,
    encoding: 'utf8',
  });
  let results: JestReport['testResults'] = [];
  if (existsSync(output)) results = (JSON.parse(readFileSync(output, 'utf8')) as JestReport).testResults;
  return tests.flatMap(({ page, line, title }) => {
    const report = (message: string): Problem => ({ file: page, line, message });
    const result = results.find(({ name }) => name === join(realpathSync(app), title));
    if (result == null) return [report(`Jest could not run ${title}: ${stderr}`)];
    if (result.assertionResults.length === 0)
      return [report(`Jest found no test in ${title}: ${result.message}`)];
    return result.assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages }) =>
        report(`Jest: "${fullName}" fails: ${failureMessages[0]?.slice(0, 600)}`),
      );
  });
}
