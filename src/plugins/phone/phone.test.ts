import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readSite } from '../../page-source/readSite';
import { buildPhone } from './buildPhone';
import { readSampleFiles } from './readSampleFiles';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'phone-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const LAYOUT = '```tsx title="src/CameraLayout.tsx"\nexport const layout = 1;\n```\n';

function writePage(name: string, text: string): void {
  mkdirSync(path.join(siteDir, 'docs/guides'), { recursive: true });
  writeFileSync(path.join(siteDir, 'docs/guides', name), text);
}

beforeEach(() => {
  rmSync(path.join(siteDir, 'docs'), { recursive: true, force: true });
  writePage('camera-layout.mdx', LAYOUT);
});

test('writes a runnable sample with the files of its page and the shared layout', () => {
  writePage(
    'zooming.mdx',
    `Text

   \`\`\`tsx title="src/A.tsx" run="home"
   // highlight-next-line
   export const A = () => null;
   \`\`\`

\`\`\`ts title="src/b.ts"
export const b = 1;
\`\`\`

\`\`\`ts title="src/b.ts" add="at the end"
no module
\`\`\`
`,
  );
  const { files, samples, origins } = readSampleFiles(readSite(siteDir));
  expect([...samples]).toEqual([['zooming-a', 'zooming/src/A.tsx']]);
  expect(files.get('zooming/src/A.tsx')).toBe('export const A = () => null;\n');
  expect(files.get('zooming/src/b.ts')).toBe('export const b = 1;\n');
  expect(files.get('zooming/src/CameraLayout.tsx')).toBe(
    "export * from '../../camera-layout/src/CameraLayout';\n",
  );
  expect(origins.get('zooming/src/A.tsx')).toBe('docs/guides/zooming.mdx:3');
});

test("reports a sample that doesn't export one component", () => {
  writePage('zooming.mdx', '# A\n\n```tsx title="src/a.tsx" run\nexport const a = 1;\n```\n');
  expect(() => readSampleFiles(readSite(siteDir))).toThrow(
    'docs/guides/zooming.mdx:3: src/a.tsx runs, so it must export one component',
  );
});

/** Builds the phone with the library and the phone's code. */
function build(): Promise<void> {
  return buildPhone({
    siteDir,
    samplesDir: path.join(siteDir, 'samples'),
    outDir: path.join(siteDir, 'dist'),
    isProduction: false,
  });
}

test("reports guide, line and reason of a sample that can't be built", async () => {
  const root = process.cwd();
  for (const folder of ['node_modules', 'src'])
    symlinkSync(path.join(root, folder), path.join(siteDir, folder));
  const sample =
    '```tsx title="src/A.tsx" run\nimport { b } from \'./b\';\n\nexport const A = () => b;\n```\n';
  const imported = '```ts title="src/b.ts"\nexport const b = 1;\n```\n';
  writePage('zooming.mdx', `# A\n\n${sample}\n${imported}`);
  await build();
  // The file of the previous build isn't there any more.
  writePage('zooming.mdx', `# A\n\n${sample}`);
  await expect(build()).rejects.toThrow(
    /^docs\/guides\/zooming\.mdx:3: this sample runs but can't be built\.[^]*Can't resolve '.\/b'/,
  );
});
