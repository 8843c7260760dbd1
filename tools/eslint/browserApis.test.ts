import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, expect, test } from 'vitest';
import { rootFolder } from '../../src/config/rootFolder';
import browserApis from './browserApis.mjs';

// A project of one file loads faster than this repository.
const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

const project = new ESLint({
  cwd: folder,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['*.ts'],
    plugins: { site: { rules: { 'browser-apis': browserApis } } },
    rules: { 'site/browser-apis': 'error' },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: { allowDefaultProject: ['*.ts'] }, tsconfigRootDir: folder },
    },
  },
});
const repository = new ESLint({ cwd: rootFolder });

async function lint(eslint: ESLint, text: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return result!.messages.map(({ message }) => message);
}

test.each([
  ['document.body.checkVisibility();', 'Safari 16.4'],
  ['new URLSearchParams().size;', 'Chrome 111'],
  ['URL.parse("/docs");', 'Firefox 115'],
  ['requestIdleCallback(() => {});', 'Safari 16.4'],
  ['navigator.clipboard.readText();', 'Firefox 115'],
])('%s is missing in %s', async (text, browser) => {
  expect(await lint(project, text, 'a.ts')).toEqual([expect.stringContaining(browser)]);
});

test('scripts may use what every browser has, and ask for the rest', async () => {
  const text = `
    document.body.animate([], 1);
    AbortSignal.timeout(1);
    document.createElement('canvas').getContext('2d')!.roundRect(0, 0, 1, 1);
    addEventListener('touchmove', (event) => event.touches.length);
    export const hasIdle = typeof requestIdleCallback === 'function';
    export const own = { size: 1, checkVisibility: () => true };
    own.checkVisibility();
  `;
  expect(await lint(project, text, 'a.ts')).toEqual([]);
});

test.each(['src/plugins/search/theme/SearchPage/index.tsx', 'src/playground/link.ts'])(
  '%s is checked',
  async (file) => {
    const { rules } = (await repository.calculateConfigForFile(file)) as { rules: Record<string, unknown> };
    expect(rules['site/browser-apis']).toEqual([2]);
  },
);

test.each([
  'label:has(:checked) { color: red }',
  'a { grid-template-columns: subgrid }',
  'a { margin: 1lh }',
])('%s is missing in a browser', async (text) => {
  expect(await lint(repository, text, 'src/a.css')).toEqual([expect.stringContaining('2022')]);
});

test('styles may use what every browser has, and what they check for', async () => {
  const text = `
    a { container-type: inline-size }
    @container (min-width: 9rem) { a { color: color-mix(in srgb, red, blue) } }
    @supports selector(:has(*)) { a:has(b) { color: red } }
  `;
  expect(await lint(repository, text, 'src/a.css')).toEqual([]);
});
