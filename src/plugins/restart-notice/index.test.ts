import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { expect, test, vi } from 'vitest';
import restartNoticePlugin from './index';

const loadedOnce = [
  'api/data/apiNames',
  'components/Figure/summary',
  'config/navbar',
  'data/errors',
  'mdx/a',
];
const reloaded = ['components/Figure/draw', 'page-text/a.test', 'plugins/search/client/messages'];

test('names the edited files that need a restart', async () => {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const plugin = restartNoticePlugin({ siteDir } as LoadContext);
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  for (const name of [...loadedOnce, ...reloaded]) {
    const file = path.join(siteDir, `src/${name}.ts`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
  }
  await plugin.loadContent!();
  expect(warn.mock.calls.flat()).toEqual(
    loadedOnce.map((name) => `src/${name}.ts changed. Restart npm start to see it everywhere.`),
  );
});
