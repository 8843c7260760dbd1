import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readFacts } from './readFacts';
import { redirectsSchema } from './redirects';

test('the old path of a redirect has no anchor', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
  const file = path.join(folder, 'redirects.yml');
  writeFileSync(file, '/docs: /docs/guides#fps\n/docs/guides/formats#fps: /docs/guides\n');
  expect(() => readFacts(file, redirectsSchema)).toThrow(
    `${file}:2: \`/docs/guides/formats#fps\` has an anchor. Write it into docs/facts/moved-sections.yml.`,
  );
  rmSync(folder, { recursive: true });
});
