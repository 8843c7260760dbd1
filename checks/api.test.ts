import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Application, TSConfigReader } from 'typedoc';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { annotate } from '../src/api/typedoc/annotate';
import { API_MODEL_FILE, type ApiLine, type ApiModelJson, apiSchema } from '../src/api/apiJson';
import { locateLibrary } from '../src/api/typedoc/locateLibrary';
import { LIBRARY_VERSION } from '../src/config/libraryVersion';
import { readApiCorrections } from '../src/facts/apiCorrections';
import { readApiDefaults } from '../src/facts/apiDefaults';
import { readApiGroups } from '../src/facts/apiGroups';
import { readPropGroups } from '../src/facts/propGroups';
import { rootFolder } from '../src/config/rootFolder';
import { requiredApiPages } from './requiredUrls';

const apiGroups = readApiGroups();
const apiDefaults = readApiDefaults();
const { corrections: apiCorrections, links } = readApiCorrections();
const folder = mkdtempSync(path.join(tmpdir(), 'api-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Generates the API pages in a separate process, because our TypeDoc plugin exits on errors. */
function generate(out: string): void {
  const options = { id: 'default', out, docsPath: path.join(folder, 'docs') };
  const script = `import('docusaurus-plugin-typedoc').then(({ default: plugin }) => plugin({ siteDir: process.cwd(), siteConfig: {} }, ${JSON.stringify(options)}))`;
  const { status, stderr } = spawnSync('node', ['-e', script], { cwd: rootFolder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

const out = path.join(folder, 'docs/api');
generate(out);

const { symbols } = JSON.parse(
  readFileSync(path.join(out, path.relative('docs/api', API_MODEL_FILE)), 'utf8'),
) as ApiModelJson;
const entries = symbols.flatMap((symbol) => [symbol, ...symbol.members]);
const library = path.join(rootFolder, 'node_modules/react-native-vision-camera');

function readApiText(url: string): string {
  return readFileSync(path.join(folder, `${url}.mdx`), 'utf8');
}

test('keeps every page that must stay', () => {
  expect(symbols.map(({ url }) => url)).toEqual(expect.arrayContaining(requiredApiPages));
});

test('puts every symbol into one group, in overview and sidebar', () => {
  const sidebar = readFileSync(path.join(out, 'typedoc-sidebar.cjs'), 'utf8');
  const overview = readApiText('/docs/api/index');
  for (const { title } of apiGroups) {
    expect(overview).toContain(`## ${title}\n`);
    expect(sidebar).toContain(`label:"${title}"`);
  }
  for (const { name, url } of symbols) {
    expect(overview.split(`[\`${name}\`](${url})`)).toHaveLength(2);
    expect(sidebar.split(`id:"${url.slice('/docs/'.length)}"`)).toHaveLength(2);
  }
});

test('lists every prop of the source and the unreleased one, and each is in one group', () => {
  const source = readFileSync(path.join(library, 'src/types/CameraProps.ts'), 'utf8');
  const body = source.slice(source.indexOf('interface CameraProps'));
  const names = [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name]) => name!);
  const props = [...names, 'onBytesWrittenVideo'].sort();
  const { members } = symbols.find(({ name }) => name === 'CameraProps')!;
  expect(members.map(({ name }) => name).sort()).toEqual(props);
  expect(Object.values(readPropGroups()).flat().sort(), 'docs/facts/prop-groups.yml').toEqual(props);
});

test('links each symbol to its line in the source, except unreleased ones', () => {
  const without = entries.filter(({ source }) => source == null).map(({ name }) => name);
  expect(without.sort()).toEqual(['OnBytesWrittenVideoEvent', 'bytesWritten', 'onBytesWrittenVideo'].sort());
  for (const { name, source } of entries) {
    if (source == null || name === 'toString') continue;
    const [, version, file, number] = /\/blob\/v(.*?)\/package\/(.*)#L(\d+)$/.exec(source)!;
    expect(version).toBe(LIBRARY_VERSION);
    const line = readFileSync(path.join(library, file!), 'utf8').split('\n')[Number(number) - 1];
    expect(line, source).toContain(file!.endsWith('Templates.ts') ? 'Templates' : name);
  }
});

test('gives every member an anchor, in a heading or a table row', () => {
  for (const { url, members } of symbols) {
    const page = readApiText(url);
    for (const member of members) {
      const anchor = member.url.split('#')[1]!;
      expect(page.includes(`{/* #${anchor} */}`) || page.includes(`](#${anchor})`), member.url).toBe(true);
    }
  }
});

test('shows what a member is: platforms, default, notes, corrections, status', () => {
  const page = readApiText('/docs/api/interfaces/CameraProps');
  expect(page).toContain('```ts\nenableBufferCompression?: boolean\n```\n\n<div className="api-facts">');
  expect(page).toContain(
    'Optional\u00A0· <Platform ios />\u00A0· Default: `true` with `video={true}` and without a frame processor, `false` otherwise\u00A0·',
  );
  expect(page).toContain('**Required**\u00A0· [CameraProps.ts:');
  expect(page).toContain(`:::info[On main, not in ${LIBRARY_VERSION}]`);
  expect(page).toContain(`:::info[Where ${LIBRARY_VERSION} differs from the library's own comments]`);
  expect(page).toContain("· Default: `'surface-view'`\u00A0· [CameraProps.ts:185](https://");
  expect(page).toContain('`CameraProps` also takes every prop of a React Native view: [`ViewProps`]');
  expect(page).not.toContain('https://react-native-vision-camera.com');
});

test('lists the members of a long page with their type, badges and first sentence', () => {
  const page = readApiText('/docs/api/interfaces/CameraProps');
  expect(page).toContain(
    '- [`device`](#device) <small>`CameraDevice` **Required**</small> <span>The Camera Device to use.</span>\n',
  );
  expect(page).toContain(
    '- [`enableBufferCompression`](#enablebuffercompression) <small>`boolean` <Platform ios /></small> <span>',
  );
});

test('lists the guides and recipes that use a symbol', () => {
  const page = readApiText('/docs/api/functions/useCodeScanner');
  expect(page).toContain('- [QR codes and barcodes](/docs/guides/code-scanning)\n');
  expect(page).toContain('- [Scan a QR code](/docs/recipes/qr-scanner)\n');
});

test('corrects comments, examples and default values where they are', () => {
  for (const { target, quote, fix } of apiCorrections) {
    const [name, member] = target.split('.');
    const { url } = symbols.find((symbol) => symbol.name === name)!;
    if (fix == null) continue;
    const page = readApiText(url);
    const text = member ? page.split(`{/* #${member.toLowerCase()} */}`)[1]!.split('\n### ')[0]! : page;
    expect(text, target).toContain(fix);
    const [before, notes] = text.split(/(?:- |\n\n)Wrong in the library's comments and corrected here: /);
    expect(notes, target).toBeDefined();
    if (!fix.includes(quote)) expect(before!.replaceAll('\n', ' '), target).not.toContain(quote);
  }
  const { members } = symbols.find(({ name }) => name === 'CameraProps')!;
  expect(members.find(({ name }) => name === 'photoQualityBalance')!.defaults).toEqual(
    apiDefaults['CameraProps.photoQualityBalance'],
  );
});

describe('api.json', () => {
  const read = (file: string) => readFileSync(path.join(out, '_static', file), 'utf8');
  const lines = JSON.parse(read('api.json')) as ApiLine[];
  const find = (name: string) => lines.find((line) => line.name === name);

  test('has one symbol or member per line, and fits its schema', () => {
    expect(v.safeParse(apiSchema, lines).issues).toBeUndefined();
    expect(v.safeParse(apiSchema, [{ ...lines[0], platforms: [] }]).issues).toHaveLength(1);
    expect(JSON.parse(read('api.schema.json'))).toMatchObject({
      type: 'array',
      items: { required: ['name', 'kind', 'platforms', 'signature', 'url'], additionalProperties: false },
    });
    expect(read('api.json').split('\n')).toHaveLength(lines.length + 3);
    expect(lines.map(({ url }) => url)).toEqual(entries.map(({ url }) => url));
  });

  test('has what the pages have: import, platforms, defaults and corrections', () => {
    expect(find('CameraProps.photoQualityBalance')).toMatchObject({
      platforms: ['Android', 'iOS'],
      defaults: ["'speed' // on Android", "'balanced' // on iOS"],
      corrections: [expect.stringMatching(/Android uses balanced\. See android\//)],
    });
    expect(find('CameraProps.enableBufferCompression')!.platforms).toEqual(['iOS']);
    expect(find('CameraProps.zoom')!.source).toMatch(/^src\/types\/CameraProps\.ts#L\d+$/);
    expect(find('useCameraDevice')!.import).toBe(
      "import { useCameraDevice } from 'react-native-vision-camera'",
    );
    expect(find('CameraProps')!.import).toBe("import type { CameraProps } from 'react-native-vision-camera'");
    const notes = apiCorrections.filter(({ note }) => note);
    // One line for all replaced quotes of a symbol or member.
    const targets = new Set(apiCorrections.filter(({ fix }) => fix != null).map(({ target }) => target));
    expect(lines.flatMap(({ corrections = [] }) => corrections)).toHaveLength(notes.length + targets.size);
  });
});

describe('a project that does not fit our data', () => {
  async function convert(source: string) {
    writeFileSync(path.join(folder, 'index.ts'), source);
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      '{"compilerOptions":{"noLib":true,"types":[]},"files":["index.ts"]}',
    );
    const options = {
      entryPoints: [path.join(folder, 'index.ts')],
      tsconfig: path.join(folder, 'tsconfig.json'),
      logLevel: 'None' as const,
      skipErrorChecking: true,
    };
    const app = await Application.bootstrap(options, [new TSConfigReader()]);
    return (await app.convert())!;
  }

  test('lists all symbols without a group and all unknown ones', async () => {
    const project = await convert('export const lens = 1; export const Camera = 1;');
    expect(() => annotate(project)).toThrow(
      /^docs\/facts\/api\/groups\.yml has no group for lens\. Add each to a group\.\ndocs\/facts\/api\/groups\.yml lists CameraProps, .* twice, or the library doesn't export it\. Remove it\.$/,
    );
  });

  test('lists every correction whose target or quote is gone', async () => {
    const names = apiGroups.flatMap((group) => group.symbols.map(({ name }) => name));
    const project = await convert(names.map((name) => `export const ${name} = 1;`).join('\n'));
    const outdated = annotate(project);
    expect(outdated).toHaveLength(apiCorrections.length + Object.keys(apiDefaults).length);
    expect(outdated[0]).toContain(`corrects "${apiCorrections[0]!.quote}" in ${apiCorrections[0]!.target}`);
  });
});

test('every correction cites a source file of the library, and every link exists', () => {
  for (const { source } of apiCorrections) {
    expect(existsSync(path.join(library, source)), source).toBe(true);
  }
  const names = entries.map(({ url }) => url.split('/').at(-1)!.toLowerCase());
  for (const { instead } of links) expect(names).toContain(instead.replace('.', '#').toLowerCase());
});

test('a missing source of the library is reported', () => {
  const missing = path.join(folder, 'nowhere');
  expect(() => locateLibrary(missing)).toThrow(
    `The API reference needs ${missing}/src/types/CameraProps.ts, which is missing. VISION_CAMERA_SOURCE is "${missing}": set it to the "package" folder of a checkout of the library, or unset it.`,
  );
});
