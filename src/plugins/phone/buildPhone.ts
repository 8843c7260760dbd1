import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DefinePlugin, NormalModuleReplacementPlugin, rspack, type Compiler, type Stats } from '@rspack/core';
import { asset, styleSheet } from 'vision-camera-phone/bundler';
import { readSite } from '../../page-source/readSite';
import { createRspackConfig, type PhoneBuildOptions, type PhoneEntry } from './createRspackConfig';
import { readSampleFiles, type SampleFiles } from './readSampleFiles';

/**
 * Writes the samples and the module that loads each one as a chunk, and removes those of an earlier build. It's
 * synchronous, so Rspack can start before other plugins keep the main thread busy.
 */
function writeSamples({ files, samples }: SampleFiles, folder: string): void {
  const loaders = [...samples].map(
    ([id, file]) => `  '${id}': () => import(/* webpackChunkName: "${id}" */ './${file}'),\n`,
  );
  const all = new Map(files).set('samples.ts', `export const samples = {\n${loaders.join('')}};\n`);
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of all) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Returns an error that names the guide, the line of its fence and the reason. */
function describeFailure(stats: Stats, { origins }: SampleFiles, folder: string): Error {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  const messages = errors.map(({ message, moduleIdentifier = '' }) => {
    const file = path.relative(folder, moduleIdentifier.split('!').at(-1)!.replace(/^.*\|/, ''));
    const origin = origins.get(file);
    const reason = message.replaceAll(`${folder}${path.sep}`, '');
    return origin ? `${origin}: this sample runs but can't be built.\n${reason}` : reason;
  });
  return new Error(messages.join('\n\n'));
}

/**
 * The policy of the sandbox, whose code anybody may have written. That code arrives as blob URLs. The document can't
 * load, send or frame anything else, and the page around it doesn't let it navigate to other sites. A script writes the
 * policy, because 'self' matches nothing in WebKit's sandboxes, so the policy has to name the site.
 */
const SANDBOX_POLICY = [
  "default-src 'none'",
  'script-src ${location.origin} blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const POLICY_SCRIPT = `<script>document.write(\`<meta http-equiv="Content-Security-Policy" content="${SANDBOX_POLICY}">\`)</script>`;

const ICON = '<link rel="icon" href="img/favicon-32.png">';

/** Returns a document of the phone. `head` comes before everything that the document loads. */
function createHtml(scripts: readonly string[], css: string, head: string): string {
  const tags = scripts.map((script) => `<script defer src="${script}"></script>`).join('');
  return `<!doctype html><html lang="en" dir="ltr" translate="no"><head><meta charset="utf-8">${head}<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Phone</title><style>${css}</style>${tags}</head><body><div id="root"></div></body></html>\n`;
}

function createCompiler(options: PhoneBuildOptions, { files }: SampleFiles, entry: PhoneEntry): Compiler {
  const workletFiles = [...files]
    .filter(([, code]) => code.includes("'react-native-reanimated'"))
    .map(([name]) => path.join(options.samplesDir, name));
  const define = new DefinePlugin({
    __DEV__: String(!options.isProduction),
    global: 'globalThis',
    'process.env.NODE_ENV': JSON.stringify(options.isProduction ? 'production' : 'development'),
    'process.env.JEST_WORKER_ID': 'undefined',
  });
  // The repository has no models.
  const models = new NormalModuleReplacementPlugin(/\.tflite$/, asset);
  return rspack({ ...createRspackConfig(options, workletFiles, entry), plugins: [define, models] });
}

/** The document of the phone, which hosts serve at `/phone`. */
export const PHONE_FILE = 'phone.html';

/** The document in which the playground runs code, at `/phone-sandbox`. */
export const SANDBOX_FILE = 'phone-sandbox.html';

/** Builds a document's scripts, and returns those that it loads first. */
async function buildScripts(
  options: PhoneBuildOptions,
  sampleFiles: SampleFiles,
  entry: PhoneEntry,
): Promise<string[]> {
  // A compiler doesn't notice changes between two runs, so each build has its own.
  const compiler = createCompiler(options, sampleFiles, entry);
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result!))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw describeFailure(stats, sampleFiles, options.samplesDir);
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  return entrypoints![entry]!.assets!.map(({ name }) => name);
}

/** Builds the phone of a site, with all samples that run, into `outDir`. */
export async function buildPhone(options: PhoneBuildOptions): Promise<void> {
  const { siteDir, samplesDir, outDir } = options;
  const sampleFiles = readSampleFiles(readSite(siteDir));
  writeSamples(sampleFiles, samplesDir);
  rmSync(outDir, { recursive: true, force: true });
  const [main, sandbox] = await Promise.all([
    buildScripts(options, sampleFiles, 'main'),
    buildScripts(options, sampleFiles, 'sandbox'),
  ]);
  const css = readFileSync(styleSheet, 'utf8');
  writeFileSync(path.join(outDir, PHONE_FILE), createHtml(main!, css, ICON));
  writeFileSync(path.join(outDir, SANDBOX_FILE), createHtml(sandbox!, css, POLICY_SCRIPT));
}
