import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readSite } from '../../src/page-source/readSite';
import { buildPackage } from '../../src/plugins/phone-package/buildPackage';
import { rootFolder } from '../../src/config/rootFolder';
import { isSharedFile } from '../../src/page-source/samples/imports';
import type { PrintedFile } from '../../src/page-source/samples/printedFiles';
import type { Problem } from '../pages/problem';
import type { SitePage } from '../../src/page-source/SitePage';
import { createFolder } from './createFolder';

const TEST = /\.test\.[jt]sx?$/;

/** The part of Jest's report that this file reads. */
interface JestReport {
  testResults: {
    /** Path of the file. */
    name: string;
    message: string;
    assertionResults: { status: string; title: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Writes the files of each page that prints a test into a separate app and runs Jest in it, like readers do. */
export async function runPrintedTests(pages: readonly SitePage[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of pages) {
    const files = listTestedFiles(page);
    const tests = files.filter(({ title }) => TEST.test(title));
    if (tests.length === 0) continue;
    const app = await createApp(files);
    const results = await runTests(app);
    problems.push(...tests.flatMap((test) => findProblems(test, app, results)));
    rmSync(app, { recursive: true });
  }
  return problems;
}

/** Returns the files of an app that follows a page. */
export function listTestedFiles({ file }: SitePage): PrintedFile[] {
  const printed = readSite().printedFiles.filter(({ language }) => /^[jt]sx?$/.test(language));
  return [...printed.filter(isSharedFile), ...printed.filter(({ page }) => page === file)];
}

/** Writes an app with some files and the package of the phone, and returns its folder. */
export async function createApp(files: readonly Pick<PrintedFile, 'title' | 'code'>[]): Promise<string> {
  const app = createFolder();
  await buildPackage(join(app, 'node_modules/vision-camera-phone'));
  const preset = `module.exports = { presets: ['module:@react-native/babel-preset'] };\n`;
  for (const { title, code } of [
    { title: 'package.json', code: '{ "name": "app" }\n' },
    { title: 'babel.config.js', code: preset },
    ...files,
  ]) {
    const path = join(app, title);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  return app;
}

/** Runs the tests of an app in Jest. Throws an error with what Jest says if it doesn't start. */
export async function runTests(app: string): Promise<JestReport['testResults']> {
  const output = join(app, 'report.json');
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const modules = ['--modulePaths', join(rootFolder, 'node_modules')];
  const cache = ['--cacheDirectory', join(rootFolder, 'node_modules/.cache/jest')];
  // A busy machine takes longer to load React Native than Jest's five seconds.
  const options = ['--rootDir', app, '--testTimeout', '60000', ...modules, ...cache];
  const child = spawn(process.execPath, [jest, ...options, '--json', '--outputFile', output], {
    cwd: app,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (data) => (text += data));
  await once(child, 'close');
  if (!existsSync(output)) throw new Error(`Jest could not run the tests of ${app}: ${text}`);
  return (JSON.parse(readFileSync(output, 'utf8')) as JestReport).testResults;
}

/** Returns a problem for each test of a file that fails, or one if the file has none. */
function findProblems(
  { page, line, title }: PrintedFile,
  app: string,
  results: JestReport['testResults'],
): Problem[] {
  const report = (message: string): Problem => ({ file: page, line, message });
  const result = results.find(({ name }) => name === join(realpathSync(app), title));
  if (result == null || result.assertionResults.length === 0)
    return [report(`Jest found no test in ${title}: ${result?.message}`)];
  return result.assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, failureMessages }) =>
      report(`Jest: "${fullName}" fails: ${failureMessages[0]?.slice(0, 600)}`),
    );
}
