import { expect, test } from 'vitest';
import docsVersionLoader from './loaders/docsVersionLoader.mjs';
import siteConfigLoader from './loaders/siteConfigLoader.mjs';

const load = (loader: (source: string) => string, source: string) =>
  loader.call({ resourcePath: 'generated' }, source);

test('the configuration keeps what pages read', () => {
  const config = { title: 'A', plugins: ['b'], themeConfig: { prism: { theme: {} } } };
  const source = `/* comment */\nexport default ${JSON.stringify(config, null, 2)};\n`;
  expect(load(siteConfigLoader, source)).toBe('export default {"title":"A","themeConfig":{"prism":{}}};\n');
});

test('a docs version keeps its sidebars', () => {
  const version = {
    label: 'Next',
    docsSidebars: { docs: [{ href: '/a', docId: 'a' }] },
    docs: { a: { title: 'A' } },
  };
  expect(JSON.parse(load(docsVersionLoader, JSON.stringify({ version })))).toEqual({
    version: { label: 'Next', docsSidebars: { docs: [{ href: '/a', docId: 'a' }] }, docs: {} },
  });
});

test.each([
  [siteConfigLoader, 'module.exports = {}', /generated exports no configuration/],
  [docsVersionLoader, '{"versions":[]}', /generated holds no docs version/],
])('data that look different stop the build', (loader, source, message) => {
  expect(() => load(loader, source)).toThrow(message);
});
