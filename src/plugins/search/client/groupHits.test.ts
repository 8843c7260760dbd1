import { expect, test } from 'vitest';
import type { Hit } from '../types';
import { groupByPage } from './groupHits';

test('shows error codes apart from the guide that lists them', () => {
  const pageUrl = '/docs/guides/errors';
  const hit = { pageUrl, url: `${pageUrl}#reading`, page: 'Errors', group: 'Guides' } as Hit;
  const code: Hit = { ...hit, url: `${pageUrl}#session`, group: 'Errors' };
  expect(groupByPage([hit, code]).map(({ sections }) => sections)).toEqual([[hit], [code]]);
});
