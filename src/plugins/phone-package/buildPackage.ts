import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CACHE_FOLDER, codeInputs, reuse } from '../../build-output/buildCache';
import { LIBRARY_VERSION } from '../../config/libraryVersion';
import { rootFolder } from '../../config/rootFolder';

const run = promisify(execFile);
const source = path.dirname(require.resolve('vision-camera-phone/jest-package/package.json'));
const license = path.join(rootFolder, 'LICENSE');

/** Compiles the phone's half for Jest into a folder that's ready to be packed, and empties the folder first. */
export async function buildPackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tsc = require.resolve('typescript/bin/tsc');
  const project = path.join(source, 'tsconfig.json');
  await run(process.execPath, [tsc, '--project', project, '--outDir', folder]).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(`${project} doesn't compile:\n${stdout}`);
    },
  );
  cpSync(license, path.join(folder, 'LICENSE'));
  cpSync(path.join(source, 'README.md'), path.join(folder, 'README.md'));
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  manifest.peerDependencies['react-native-vision-camera'] = `~${LIBRARY_VERSION}`;
  const text = JSON.stringify({ ...manifest, version: LIBRARY_VERSION }, null, 2);
  writeFileSync(path.join(folder, 'package.json'), `${text}\n`);
}

/** Returns the paths of all files in the phone's package, because the compiler may read any of them. */
function listSources(): string[] {
  const phone = path.dirname(source);
  return readdirSync(phone, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/**
 * Packs the phone's half for Jest, and returns the archive. If nothing has changed, that's the archive of an earlier build,
 * so the compiler doesn't run. npm writes the same bytes each time.
 */
export async function packPackage(folder: string): Promise<Uint8Array> {
  const files = [__filename, license, ...listSources()];
  const names = files.map((file) => path.relative(rootFolder, file));
  const inputs = [process.version, LIBRARY_VERSION, ...names, ...codeInputs(...files)];
  return reuse(path.join(CACHE_FOLDER, 'phone-package'), inputs, async () => {
    await buildPackage(folder);
    const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--silent'], { cwd: folder });
    return readFileSync(path.join(folder, stdout.trim()));
  });
}
