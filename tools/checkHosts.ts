/**
 * Serves `build` with nginx, Caddy and Cloudflare's emulator, and `build-hosted` below its base path, and checks what
 * each host answers: `npm run check:hosts`, after `npm run build:tests`. Skips a host that isn't installed, but fails in
 * CI.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { headerRules } from '../src/config/headers';
import { redirects } from '../src/config/redirects';
import { listFiles } from '../src/node-utils/listFiles';

const PORT = 4795;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const START_LIMIT_MS = 120_000;
const SITES = [
  { build: 'build', basePath: '/' },
  { build: 'build-hosted', basePath: '/preview/' },
];

/** A host, and the command that serves a folder. */
interface Host {
  name: string;
  /** The program that has to be installed. */
  program: string;
  canServeBasePath: boolean;
  createCommand: (root: string, temporary: string, basePath: string) => string[];
}

/** Returns an example configuration for a folder, a base path and the port of this check. */
function readConfig(name: string, root: string, basePath: string): string {
  return readFileSync(new URL(`hosts/${name}`, import.meta.url), 'utf8')
    .replace('/var/www/site', root)
    .replace(/listen 80;|^:80 /m, (listen) => listen.replace('80', String(PORT)))
    .replaceAll(/(error_page 404 |rewrite \* )\/404/g, `$1${basePath}404`);
}

const hosts: Host[] = [
  {
    name: 'nginx',
    program: 'nginx',
    canServeBasePath: true,
    createCommand(root, temporary, basePath) {
      const file = path.join(temporary, 'nginx.conf');
      const site = readConfig('nginx.conf', root, basePath);
      writeFileSync(
        file,
        `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${temporary}/nginx.pid; error_log stderr; events {}\nhttp {\naccess_log off;\ninclude /etc/nginx/mime.types;\n${site}}\n`,
      );
      return ['nginx', '-c', file];
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    canServeBasePath: true,
    createCommand(root, temporary, basePath) {
      const file = path.join(temporary, 'Caddyfile');
      writeFileSync(file, `{\n\tadmin off\n}\n${readConfig('Caddyfile', root, basePath)}`);
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
    },
  },
  {
    name: 'Cloudflare Pages',
    program: 'npx',
    canServeBasePath: false,
    createCommand: (root) => [
      ...['npx', '--yes', 'wrangler@3', 'pages', 'dev', root],
      ...['--ip', '127.0.0.1', '--port', String(PORT), '--compatibility-date', '2024-09-23'],
    ],
  },
];

/** Follows redirects of the host, and of the page that it answers with. Returns the last pathname. */
async function follow(url: string): Promise<string> {
  const response = await fetch(url);
  const target = /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(await response.text())?.[1];
  return target ? follow(new URL(target, url).href) : new URL(response.url).pathname;
}

/** Returns one file of each extension in a folder of a build, relative to the build. */
function listExamples(build: string, folder: string): string[] {
  const files = listFiles(path.join(build, folder)).map((file) => path.relative(build, file));
  return [...new Map(files.map((file) => [path.extname(file), file])).values()];
}

/** Returns what a host answers wrongly. */
async function findProblems(build: string, basePath: string): Promise<string[]> {
  const problems: string[] = [];
  const expect = (isRight: boolean, problem: string) => void (isRight || problems.push(problem));
  const url = (pathname: string) => ORIGIN + basePath + pathname;

  for (const page of ['', 'docs/guides', 'docs/api', 'docs/guides/zooming', 'search?q=zoom', 'phone']) {
    const response = await fetch(url(page), { redirect: 'manual' });
    expect(response.status === 200, `${page}: status ${response.status}`);
    const type = response.headers.get('content-type');
    expect(/^text\/html; ?charset=utf-8$/i.test(type ?? ''), `${page}: type ${type}`);
  }
  for (const { path: folder, headers } of headerRules('…')) {
    for (const file of listExamples(build, folder)) {
      const response = await fetch(url(file));
      // Cloudflare Pages keeps `_headers` and `_redirects` to itself.
      expect(response.ok || file.startsWith('_'), `${file}: status ${response.status}`);
      for (const [name, value] of Object.entries(headers)) {
        const sent = response.headers.get(name);
        // The policy of the header may also have the directives that each page contains.
        const isRight =
          name === 'Content-Security-Policy' ? sent?.endsWith("frame-ancestors 'self'") : sent === value;
        expect(Boolean(isRight), `${file}: ${name} is "${sent}" instead of "${value}"`);
      }
    }
  }
  for (const page of ['docs/guides', 'docs/api', 'docs/guides/zooming']) {
    const { status, headers } = await fetch(url(`${page}/?a=1`), { redirect: 'manual' });
    const location = headers.get('location') ?? '';
    const { pathname, search } = new URL(location, ORIGIN);
    expect([301, 308].includes(status), `${page}/: status ${status}`);
    expect(pathname + search === `${basePath}${page}?a=1`, `${page}/: redirects to ${location}`);
  }
  for (const { from, to } of redirects) {
    const { status } = await fetch(url(from.slice(1)), { redirect: 'manual' });
    expect([301, 308].includes(status), `${from}: status ${status}`);
    const last = await follow(url(from.slice(1)));
    expect(last === basePath + to.slice(1), `${from}: leads to ${last}`);
  }
  for (const file of ['docs/guides.md', 'docs/guides/zooming.md']) {
    const response = await fetch(url(file));
    const type = response.headers.get('content-type');
    expect(/^text\/markdown; ?charset=utf-8$/i.test(type ?? ''), `${file}: type ${type}`);
    expect((await response.text()).startsWith('# '), `${file}: no Markdown`);
  }
  const notFound = readFileSync(path.join(build, '404.html'), 'utf8');
  for (const page of ['nothing', 'docs/guides/nothing', 'nothing.html']) {
    const response = await fetch(url(page));
    expect(response.status === 404, `${page}: status ${response.status}`);
    expect((await response.text()) === notFound, `${page}: not the not-found page`);
  }
  return problems;
}

async function waitUntilReady(server: ChildProcess, basePath: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (server.exitCode != null || Date.now() > end) throw new Error('did not start');
    try {
      await fetch(ORIGIN + basePath);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function check(host: Host, build: string, basePath: string): Promise<string[]> {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
  // The base path is a folder of the host.
  const root = path.join(temporary, 'site');
  const folder = path.join(root, basePath);
  mkdirSync(path.dirname(folder.replace(/\/$/, '')), { recursive: true });
  symlinkSync(path.resolve(build), folder.replace(/\/$/, ''));
  const [file, ...options] = host.createCommand(root, temporary, basePath);
  const server = spawn(file!, options, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += String(text)));
  try {
    await waitUntilReady(server, basePath);
    return await findProblems(build, basePath);
  } catch (error) {
    return [`${String(error)}\n${output}`];
  } finally {
    const ended = server.exitCode == null && new Promise((resolve) => server.once('exit', resolve));
    // Ends its children too.
    if (ended) process.kill(-server.pid!);
    await ended;
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  for (const { build } of SITES)
    if (!existsSync(build)) {
      console.error(`${build} is missing. Run "npm run build:tests" first.`);
      process.exit(1);
    }
  for (const host of hosts) {
    if (spawnSync('which', [host.program]).status !== 0) {
      console.log(
        `${host.name}: ${process.env.CI ? 'failed' : 'skipped'}, because ${host.program} isn't installed`,
      );
      if (process.env.CI) process.exitCode = 1;
      continue;
    }
    for (const { build, basePath } of SITES) {
      if (basePath !== '/' && !host.canServeBasePath) continue;
      const problems = await check(host, build, basePath);
      console.log(`${host.name}, ${basePath}: ${problems.length === 0 ? 'passed' : 'failed'}`);
      for (const problem of problems) console.log(`  ${problem}`);
      if (problems.length > 0) process.exitCode = 1;
    }
  }
}

void main();
