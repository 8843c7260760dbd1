import { expect, test } from 'vitest';
import { chunksOfRoutes } from './chunksOfRoutes';

test('a page needs its chunks and those of the frames around it, each once', () => {
  const routes = [
    { path: '/blog' },
    { path: '/docs', routes: [{ path: '/docs', routes: [{ path: '/docs/a-b' }, { path: '/docs/api' }] }] },
    { path: '/' },
  ];
  const names = {
    '/blog-1f2': { __comp: 'list', items: [{ content: 'post' }] },
    '/docs-5ff': { __comp: 'root', __context: { plugin: 'context' } },
    '/docs-6aa': { __comp: 'version' },
    '/docs/a-b-7bb': { __comp: 'doc', content: 'a', __context: { plugin: 'context' } },
    '/docs/api-8cc': { __comp: 'doc', content: 'api' },
    '/-9dd': { __comp: 'home' },
  };
  expect(Object.fromEntries(chunksOfRoutes(routes, names))).toEqual({
    '/blog': ['list', 'post'],
    '/docs/a-b': ['root', 'context', 'version', 'doc', 'a'],
    '/docs/api': ['root', 'context', 'version', 'doc', 'api'],
    '/': ['home'],
  });
});
