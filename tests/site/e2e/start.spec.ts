import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { copySite, removeSite } from '../../../tools/siteCopy.mjs';
import { expect, test } from './fixtures';

const PORT = 4312;

let site: string;
let server: ChildProcess;

/** Waits until the server is ready. Fails with its output if it exits first. */
async function listens(child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (output += text));
  await expect(async () => {
    expect(child.exitCode, output).toBeNull();
    await fetch(`http://localhost:${PORT}/`);
  }).toPass();
}

// What `npm start` runs after the setup.
test.beforeAll(async () => {
  site = copySite();
  const command = [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'start',
    '--no-open',
    '--port',
    String(PORT),
  ];
  server = spawn(process.execPath, command, { cwd: site, stdio: 'pipe' });
  await listens(server);
});

test.afterAll(async () => {
  const exited = once(server, 'exit');
  server.kill();
  await exited;
  removeSite(site);
});

test.use({ baseURL: `http://localhost:${PORT}` });
// In one worker, because the tests share the server.
test.describe.configure({ mode: 'default' });

test('npm start shows a guide, follows a link to another one, and shows an edit of it', async ({ page }) => {
  await page.goto('/docs/guides/zooming');
  const heading = page.locator('article h1');
  await expect(heading).toHaveText(/zoom/i);
  await page.locator('nav a[href="/docs/guides/focusing"]').first().click();
  await expect(heading).toHaveText(/focus/i);
  const added = 'A sentence that was not there before.';
  appendFileSync(path.join(site, 'docs/guides/focusing.mdx'), `\n${added}\n`);
  await expect(page.getByText(added)).toBeVisible();
});

test('npm start searches the pages as they are', async ({ page }) => {
  const added = 'Xylographic viewfinders';
  appendFileSync(path.join(site, 'docs/guides/focusing.mdx'), `\n## ${added}\n\nA section about wood.\n`);
  await page.goto('/docs/guides/focusing');
  await expect(page.getByRole('heading', { name: added })).toBeVisible();
  const field = page.getByRole('dialog').getByRole('searchbox');
  // The server may still reload the page after the edit, which closes the modal. So start again after each of these times.
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('ControlOrMeta+k');
    await field.fill('xylographic', { timeout: 5000 });
    await expect(page.getByRole('treeitem', { name: added })).toBeVisible({ timeout: 20_000 });
  }).toPass();
});

test('npm start serves the API reference and Markdown of pages', async ({ page, request }) => {
  await page.goto('/docs/api/interfaces/CameraProps');
  await expect(page.locator('article h1')).toHaveText('CameraProps');
  const markdown = await request.get('/docs/guides/focusing.md');
  expect(await markdown.text()).toContain('# Focusing');
  expect(await (await request.get('/llms.txt')).text()).toContain('/docs/guides/focusing.md');
  expect(await (await request.get('/api.json')).text()).toContain('\n{"name":"CameraProps.zoom",');
});

test('npm start serves printed files as plain text', async ({ request }) => {
  appendFileSync(
    path.join(site, 'docs/guides/focusing.mdx'),
    '\n```ts title="src/new.ts"\nexport {};\n```\n',
  );
  const response = await request.get('/samples/focusing/src/new.ts');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('export {};\n');
});
