/** Finds the browsers of the tests, or installs them. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

// Debian's headless shell opens a page in less than half the time of the full browser.
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

function findCommand(commands, apps = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...candidates, ...apps].find(isExecutable);
}

/** Returns the path of an installed Chromium, or `undefined`. */
export const findInstalledBrowser = () => findCommand(COMMANDS, MAC_APPS);

/** Returns the browser that a variable points to, or `undefined`. Throws if that isn't a program. */
function readChosen(variable, example) {
  const chosen = process.env[variable];
  if (!chosen || isExecutable(chosen)) return chosen || undefined;
  throw new Error(
    `${variable} is "${chosen}", which is not an executable file. Set it to a ${example}, or unset it.`,
  );
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

function runSteps(steps) {
  for (const [command, ...args] of steps)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function install() {
  runSteps(
    isDebianRoot()
      ? [
          ['apt-get', 'update', '-qq'],
          ['apt-get', 'install', '-y', '-qq', 'chromium'],
          // Releases before Debian 12 don't have the headless shell.
          ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
        ]
      : [['npx', 'playwright', 'install', 'chromium']],
  );
}

/** Returns the path of a Chromium. Installs one if there is none, and throws if that fails. */
export async function findBrowser() {
  const chosen = readChosen('CHROMIUM_PATH', 'Chrome or Chromium');
  if (chosen) return chosen;
  const found = findInstalledBrowser() ?? (await findPlaywrights());
  if (found) return found;
  console.log('No Chrome or Chromium found: installing Chromium …');
  install();
  const installed = findInstalledBrowser() ?? (await findPlaywrights());
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chrome or Chromium: run "npx playwright install chromium" (on Debian "apt-get install -y chromium"), or set CHROMIUM_PATH.',
  );
}

/** Returns the path of a Firefox, or `undefined`. */
export function findFirefox() {
  return (
    readChosen('FIREFOX_PATH', 'Firefox') ??
    findCommand(['firefox-esr', 'firefox'], ['/Applications/Firefox.app/Contents/MacOS/firefox'])
  );
}

/** Returns the paths of WebKitGTK's driver and its display server, or `undefined` if one of them is missing. */
export function findWebKit() {
  const driver = findCommand(['WebKitWebDriver']);
  const display = findCommand(['Xvfb']);
  return driver && display ? { driver, display } : undefined;
}

/** Installs missing browsers if that needs no password: on Debian as root. */
export function installOtherBrowsers() {
  const missing = [];
  if (findFirefox() == null) missing.push(['firefox-esr']);
  if (findWebKit() == null) missing.push(['webkit2gtk-driver', 'xvfb', 'libgl1-mesa-dri']);
  if (missing.length === 0 || !isDebianRoot()) return;
  console.log(`Installing ${missing.flat().join(', ')} …`);
  runSteps([
    ['apt-get', 'update', '-qq'],
    ...missing.map((packages) => ['apt-get', 'install', '-y', '-qq', ...packages]),
  ]);
}
