import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { apiCorrections, declaredLinks, declaredWarnings } from '../../src/data/apiCorrections';
import { apiGroups } from '../../src/data/apiGroups';
import { loadModel } from '../../src/plugins/api/model/loadModel';
import { locateLibrary } from '../../src/plugins/api/model/locateLibrary';
import { createPageContext, wordsOf } from '../../src/plugins/api/pages/createPageContext';
import { createSidebar } from '../../src/plugins/api/pages/writePages';
import { toApiJson } from '../../src/plugins/api/toApiJson';
import { apiPages } from '../specification';
import { rootFolder } from './rootFolder';

const model = await loadModel(rootFolder, undefined);
const context = createPageContext(model, new Map());
const symbols = new Map(model.symbols.map((symbol) => [symbol.name, symbol]));
const library = path.join(rootFolder, 'node_modules/react-native-vision-camera');

function find(target: string) {
  const [name, member] = target.split('.');
  const symbol = symbols.get(name!);
  return member == null ? symbol : symbol?.members.find((candidate) => candidate.name === member);
}

test('has exactly the pages of the specification', () => {
  expect(model.symbols.map(({ address }) => address).sort()).toEqual([...apiPages].sort());
});

test('puts every symbol into one group, in overview and sidebar', () => {
  const grouped = apiGroups.flatMap((group) => group.symbols.map(({ name }) => name));
  expect([...grouped].sort()).toEqual([...symbols.keys()].sort());
  expect(createSidebar(model).flatMap(({ items }) => items)).toHaveLength(symbols.size);
});

test('describes every page in its own words', () => {
  const descriptions = model.symbols.map(({ name }) => context.summaryOf(name).summaryText);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) {
    expect(description).toMatch(/^[A-Z].{11,}/);
    expect(description).not.toMatch(/^Extends/);
    expect(description.length).toBeLessThan(160);
  }
});

test('lists as many props as the source has, and the unreleased one', () => {
  const source = readFileSync(path.join(library, 'src/types/CameraProps.ts'), 'utf8');
  const body = source.slice(source.indexOf('interface CameraProps'));
  const names = [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name]) => name!);
  const members = symbols.get('CameraProps')!.members.map(({ name }) => name);
  expect([...members].sort()).toEqual([...names, 'onBytesWrittenVideo'].sort());
});

test('links each symbol to its line in the source, and the unreleased ones to none', () => {
  const entries = model.symbols.flatMap((symbol) => [symbol, ...symbol.members]);
  const without = entries.filter(({ source }) => source == null).map(({ name }) => name);
  expect(without.sort()).toEqual(['OnBytesWrittenVideoEvent', 'bytesWritten', 'onBytesWrittenVideo'].sort());
  for (const { name, source } of entries) {
    if (source == null || name === 'toString') continue;
    const line = readFileSync(path.join(library, source.file), 'utf8').split('\n')[source.line - 1];
    expect(line, source.url).toContain(source.file.endsWith('Templates.ts') ? 'Templates' : name);
  }
});

describe('corrections', () => {
  test.each(apiCorrections.map((correction) => [correction.target, correction] as const))(
    '%s',
    (target, correction) => {
      const entry = find(target);
      expect(entry, `${target} does not exist any more`).toBeDefined();
      expect(
        wordsOf(entry!),
        'the library has changed this text: remove the correction or adapt its quote',
      ).toContain(correction.quote);
      expect(() => readFileSync(path.join(library, correction.evidence)), correction.evidence).not.toThrow();
    },
  );

  test('declared links name what exists, and nothing is declared without a reason', () => {
    for (const { instead, reason } of declaredLinks) {
      expect(find(instead)).toBeDefined();
      expect(reason).not.toBe('');
    }
    for (const { reason } of declaredWarnings) expect(reason).not.toBe('');
  });
});

test('knows the numbers that TypeDoc gives to kinds', async () => {
  const { ReflectionKind } = await import('typedoc');
  const { Variable, Function: func, Class, Interface, TypeAlias, Constructor } = ReflectionKind;
  expect([Variable, func, Class, Interface, TypeAlias, Constructor]).toEqual([
    32, 64, 128, 256, 2097152, 512,
  ]);
});

test('gives tools every symbol and member with an address below the base path', () => {
  const json = toApiJson(model, context, '/preview/');
  expect(json.symbols).toHaveLength(symbols.size);
  for (const entry of json.symbols.flatMap((symbol) => [symbol, ...symbol.members])) {
    expect(entry.address).toMatch(/^\/preview\/docs\/api\//);
    expect(entry.signature).not.toBe('');
  }
  const event = json.symbols.find(({ name }) => name === 'OnBytesWrittenVideoEvent');
  expect(event).toMatchObject({ unreleased: true, group: 'Capture' });
});

describe('the source of the library', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is named when it is missing', () => {
    expect(() => locateLibrary(folder, undefined)).toThrow(/package\.json cannot be read\. Run npm ci\.$/);
    const missing = path.join(folder, 'nowhere');
    expect(() => locateLibrary(rootFolder, missing)).toThrow(
      `The API reference needs the library's source, but ${missing}/package.json cannot be read. VISION_CAMERA_SOURCE is "${missing}": set it to the "package" folder of a checkout of the library, or unset it.`,
    );
  });

  test('is named when it is another package or has no source', () => {
    writeFileSync(path.join(folder, 'package.json'), '{"name":"other","version":"1.0.0"}');
    expect(() => locateLibrary(rootFolder, folder)).toThrow(/is not that of react-native-vision-camera/);
    writeFileSync(
      path.join(folder, 'package.json'),
      '{"name":"react-native-vision-camera","version":"4.8.0"}',
    );
    expect(() => locateLibrary(rootFolder, folder)).toThrow(/src\/index\.ts is missing/);
  });

  test('may be a checkout that has the unreleased part itself', () => {
    mkdirSync(path.join(folder, 'src/types'), { recursive: true });
    writeFileSync(path.join(folder, 'src/index.ts'), '');
    writeFileSync(path.join(folder, 'src/types/CameraProps.ts'), 'onBytesWrittenVideo?: () => void');
    expect(locateLibrary(rootFolder, folder)).toMatchObject({
      version: '4.8.0',
      isLocal: true,
      hasUnreleased: true,
    });
  });
});
