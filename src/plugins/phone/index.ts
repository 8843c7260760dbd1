/**
 * Phone: runs the samples that a page shows. A code block with the `run` flag gets a phone (`src/page-source/mdx/remarkPhone.ts`,
 * `src/phone-panel`) with an iframe that opens `/phone`. This plugin bundles that document from `packages/phone` in a
 * separate Rspack build. The bundle contains the samples exactly as printed, the library's published JavaScript, parts
 * of react-native-web, and the simulated native code that Jest also uses.
 *
 * The phone is an iframe because the library and the samples read platform constants while they load, because a phone
 * has a separate screen size, focus and style sheet, and because pages must not load any of this before a click.
 *
 * A production build bundles the phone and the pages at the same time, and fails if a sample can't be built. `npm start`
 * builds the phone each time it loads, so reload the phone after you edit a sample.
 */
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RspackPluginFunction } from '@rspack/core';
import { addMiddleware, type Middleware } from '../../build-output/middleware';
import { buildPhone, PHONE_FILE, SANDBOX_FILE } from './buildPhone';

/** Files by the path that hosts serve them at. */
const DOCUMENTS: Record<string, string> = { phone: PHONE_FILE, 'phone-sandbox': SANDBOX_FILE };
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

export default function phonePlugin({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const folder = path.join(generatedFilesDir, 'phone');
  const outDir = path.join(folder, 'dist');
  const samplesDir = path.join(folder, 'samples');
  let lastBuild = Promise.resolve();

  /** Starts a build after the previous one has ended. */
  function build(): Promise<void> {
    const start = () => buildPhone({ siteDir, samplesDir, outDir, isProduction });
    lastBuild = lastBuild.then(start, start);
    return lastBuild;
  }

  /** Adds the phone's files to those of the pages. */
  const addFiles: RspackPluginFunction = (compiler) =>
    compiler.hooks.afterEmit.tapPromise('phone', async () => {
      await lastBuild;
      await cp(outDir, compiler.outputPath, { recursive: true });
    });

  const serve: Middleware = (request, response, next) => {
    const pathname = new URL(request.url!, 'http://localhost').pathname.slice(baseUrl.length);
    const document = DOCUMENTS[pathname];
    if (document == null && !pathname.startsWith('assets/phone/')) return next();
    const file = path.join(outDir, document ?? pathname);
    // A build deletes the previous files, so requests for scripts wait until it's done, and each file is read in one go.
    (document == null ? lastBuild : build())
      .then(() => readFileSync(file))
      .then(
        (content) =>
          response.setHeader('Content-Type', `${TYPES[path.extname(file)]}; charset=utf-8`).end(content),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return next();
          logger.error(error.message);
          response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message);
        },
      );
  };

  return {
    name: 'phone',
    async loadContent() {
      // Uses Rspack's threads while the main thread reads and compiles the pages. `addFiles` waits for the result.
      if (isProduction) build().catch(() => {});
    },
    configureWebpack: (_, isServer) =>
      isProduction ? { plugins: isServer ? [] : [addFiles as never] } : addMiddleware(() => serve),
  };
}
