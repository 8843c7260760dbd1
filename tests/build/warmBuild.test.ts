import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySite, removeSite } from '../../tools/siteCopy.mjs';

const site = copySite();
afterAll(() => removeSite(site));

function build(): void {
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  execFileSync(process.execPath, [docusaurus, 'build', '--no-minify'], { cwd: site, stdio: 'pipe' });
}

const readBuilt = (file: string) => readFileSync(path.join(site, 'build', file), 'utf8');

test('a build with a warm cache shows what has changed in the data', () => {
  build();
  const before = 'Plugins for older versions';
  const after = 'Plugins for versions 2 and 3';
  const data = path.join(site, 'src/data/blocks/communityPluginList.ts');
  writeFileSync(data, readFileSync(data, 'utf8').replace(before, after));
  expect(readBuilt('docs/guides/frame-processor-plugins-community/index.html')).toContain(before);
  build();
  for (const file of [
    'docs/guides/frame-processor-plugins-community/index.html',
    'docs/guides/frame-processor-plugins-community.md',
  ]) {
    expect(readBuilt(file)).toContain(after);
    expect(readBuilt(file)).not.toContain(before);
  }
});
