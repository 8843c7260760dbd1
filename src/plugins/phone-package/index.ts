/**
 * Phone package: the simulated phone for readers' Jest tests, as an archive that npm installs from a URL with the version
 * of the library. The SHA-512 is in a file beside it. TypeScript compiles it in a separate process while the pages compile.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generateFiles } from '../../build-output';
import type { FileContent } from '../../build-output/middleware';
import { PHONE_PACKAGE_FILE } from '../../config/phonePackage';
import { packPackage } from './buildPackage';

/** Returns a line that `sha512sum --check` reads. */
function describeHash(archive: Uint8Array): string {
  const hash = createHash('sha512').update(archive).digest('hex');
  return `${hash}  ${path.basename(PHONE_PACKAGE_FILE)}\n`;
}

export default function phonePackagePlugin(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, 'phone-package');
  let archive: Promise<Uint8Array> | undefined;
  const getArchive = () => (archive ??= packPackage(folder));
  const url = context.baseUrl + PHONE_PACKAGE_FILE;
  const list = () =>
    new Map<string, () => Promise<FileContent>>([
      [url, getArchive],
      [`${url}.sha512`, async () => describeHash(await getArchive())],
    ]);
  return {
    name: 'phone-package',
    async loadContent() {
      // `postBuild` waits for the result.
      if (process.env.NODE_ENV === 'production') getArchive().catch(() => {});
    },
    ...generateFiles(context, /\/packages\//, list),
  };
}
