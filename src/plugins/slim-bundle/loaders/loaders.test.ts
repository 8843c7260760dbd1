import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import registryLoader from './registryLoader.mjs';
import routesChunkNamesLoader from './routesChunkNamesLoader.mjs';
import siteConfigLoader from './siteConfigLoader.mjs';
import versionLoader from './versionLoader.mjs';

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
const REGISTRY = `export default {\n${entry('0019493e', '@site/docs/a.mdx')}\n${entry('17896441', '@theme/DocItem')}};\n`;

function context() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  writeFileSync(path.join(directory, 'registry.js'), REGISTRY);
  return { context: directory, resourcePath: path.join(directory, 'file'), addDependency: () => undefined };
}

describe('registry', () => {
  test('names become short, and what a server reads goes', () => {
    expect(registryLoader(REGISTRY)).toBe(
      'export default {\n"0": [() => import(/* webpackChunkName: "0" */ "@site/docs/a.mdx")],\n"1": [() => import(/* webpackChunkName: "1" */ "@theme/DocItem")],\n};\n',
    );
  });

  test('an entry of another form stops the build', () => {
    expect(() => registryLoader(REGISTRY.replace('require.resolveWeak', 'resolve'))).toThrow(
      'changed the format',
    );
  });

  test('routes use the same names', () => {
    const routes = JSON.stringify({ '/docs/a-5ff': { __comp: '17896441', content: '0019493e' } });
    expect(JSON.parse(routesChunkNamesLoader.call(context(), routes))).toEqual({
      '/docs/a-5ff': { __comp: '1', content: '0' },
    });
  });

  test('a route with an unknown name stops the build', () => {
    expect(() => routesChunkNamesLoader.call(context(), '{"/a-1":{"__comp":"x"}}')).toThrow('names "x"');
  });
});

test('the configuration loses what only the build reads', () => {
  const source =
    '/* GENERATED */\nexport default {\n  "title": "VisionCamera",\n  "presets": [["classic"]],\n  "themeConfig": {}\n};\n';
  expect(siteConfigLoader.call(context(), source)).toBe(
    'export default {"title":"VisionCamera","themeConfig":{}};\n',
  );
});

test('the data of a version keeps the sidebar', () => {
  const link = { type: 'link', href: '/docs/a', label: 'A', docId: 'a', unlisted: false };
  const category = { type: 'category', label: 'Start', collapsed: false, items: [link] };
  const version = {
    version: 'current',
    docsSidebars: { main: [category] },
    docs: { a: { id: 'a', description: 'About' } },
  };
  expect(JSON.parse(versionLoader.call(context(), JSON.stringify({ version })))).toEqual({
    version: {
      version: 'current',
      docsSidebars: {
        main: [{ ...category, items: [{ type: 'link', href: '/docs/a', label: 'A', docId: '-' }] }],
      },
      docs: {},
    },
  });
  expect(() => versionLoader.call(context(), '{"version":{}}')).toThrow('not as expected');
});
