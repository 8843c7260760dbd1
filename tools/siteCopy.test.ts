import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySite, removeSite } from './siteCopy.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'repository-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

test("a copy of a worktree has uncommitted changes, and doesn't change its branch", () => {
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', 'first');
  const site = path.join(folder, 'site');
  git('worktree', 'add', '--quiet', site);
  mkdirSync(path.join(site, 'node_modules'));
  writeFileSync(path.join(site, 'page.mdx'), 'new');
  const copy = copySite(1, site);
  expect(existsSync(path.join(copy, 'page.mdx'))).toBe(true);
  expect(git('log', '--all', '--format=%s').trim()).toBe('first');
  removeSite(copy);
});
