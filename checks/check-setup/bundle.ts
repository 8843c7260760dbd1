import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from './projects';
import { run } from './runCommand';

/**
 * Bundles the app with all screens for both platforms, like a release build.
 * Throws if Metro fails, or if a function with `'worklet'` isn't a worklet in the bundle.
 */
export async function bundle(project: Project, folder: string, screens: readonly string[]): Promise<void> {
  const entry = path.join(folder, project.screen);
  const text = readFileSync(entry, 'utf8');
  const imports = screens.map((screen) => {
    const module = path.posix.relative(path.posix.dirname(project.screen), screen).replace(/\.tsx?$/, '');
    return `import '${module.startsWith('.') ? module : `./${module}`}';\n`;
  });
  const worklets = screens.filter((screen) =>
    /'worklet'/.test(readFileSync(path.join(folder, screen), 'utf8')),
  );
  writeFileSync(entry, imports.join('') + text);
  try {
    for (const platform of ['android', 'ios'] as const) {
      const code = await bundleFor(platform, project, folder);
      if (worklets.length > 0 && !code.includes('__workletHash'))
        throw new Error(
          `${platform}: the functions in ${worklets.join(', ')} aren't worklets in the bundle.`,
        );
    }
  } finally {
    writeFileSync(entry, text);
  }
}

async function bundleFor(platform: 'android' | 'ios', project: Project, folder: string): Promise<string> {
  const output = path.join(folder, `setup-${platform}.js`);
  const command =
    project.framework === 'expo'
      ? `npx expo export:embed --entry-file "${await expoEntry(folder)}"`
      : 'npx react-native bundle --entry-file index.js';
  await run(
    `${command} --platform ${platform} --dev false --minify false --bundle-output "${output}"`,
    folder,
    { TMPDIR: cacheFolder(folder) },
  );
  return readFileSync(output, 'utf8');
}

/** Returns a cache folder per Babel configuration, because Metro doesn't notice when that changes. */
function cacheFolder(folder: string): string {
  const config = path.join(folder, 'babel.config.js');
  const text = existsSync(config) ? readFileSync(config, 'utf8') : '';
  const cache = path.join(
    folder,
    '../../../tools',
    `metro-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`,
  );
  mkdirSync(cache, { recursive: true });
  return cache;
}

/** Returns Expo's entry file from `main` in package.json. It can be in a package. */
async function expoEntry(folder: string): Promise<string> {
  const { main } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { main: string };
  return /\.[jt]sx?$/.test(main) ? main : (await run(`node -p "require.resolve('${main}')"`, folder)).trim();
}
