/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

// Debian's headless shell opens a page in less than half of the time of the whole browser.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPS = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...candidates, ...MAC_APPS].find(isExecutable);
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function install() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const steps = isDebianRoot
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', 'chromium'],
        // Releases before Debian 12 have no headless shell; the whole browser serves as well.
        ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  for (const [command, ...args] of steps)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Returns the path of a Chromium; installs one where there is none, and throws one line that says how when that fails. */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", which is not an executable file. Set it to a Chrome or Chromium, or unset it.`,
    );
  }
  const found = findInstalled() ?? (await findPlaywrights());
  if (found) return found;
  console.log('No Chrome or Chromium found: installing Chromium …');
  install();
  const installed = findInstalled() ?? (await findPlaywrights());
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chrome or Chromium: run "npx playwright install chromium" (on Debian "apt-get install -y chromium"), or set CHROMIUM_PATH.',
  );
}
