import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite, removeSite } from '../../../tools/siteCopy.mjs';

function build(site: string): void {
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  execFileSync(process.execPath, [docusaurus, 'build', '--no-minify'], { cwd: site, stdio: 'pipe' });
}

// Two builds take a minute, so only the nightly workflow runs this.
test.runIf(process.env.NIGHTLY)('a build with a warm cache shows changed facts', () => {
  const site = copySite();
  onTestFinished(() => removeSite(site));
  const url = 'build/docs/guides/frame-processor-plugins-community';
  const readBuilt = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const before = 'Plugins for older versions';
  const after = 'Plugins for versions 2 and 3';
  build(site);
  expect(readBuilt(`${url}.html`)).toContain(before);
  const facts = path.join(site, 'docs/facts/community-plugins.yml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(before, after));
  build(site);
  for (const file of [`${url}.html`, `${url}.md`]) {
    expect(readBuilt(file)).toContain(after);
    expect(readBuilt(file)).not.toContain(before);
  }
});
