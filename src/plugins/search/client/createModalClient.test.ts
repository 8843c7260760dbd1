import { expect, test, vi } from 'vitest';
import type { SearchClient, SearchResults } from '../types';
import { createModalClient, type Answer } from './createModalClient';

const results: SearchResults = {
  hits: [],
  total: 0,
  counts: { Guides: 0, API: 0, Errors: 0, Blog: 0 },
  suggestions: [],
};

const requestFor = (query: string) => ({ requests: [{ query, indexName: 'docs' }] }) as never;

test('reports only the newest search, in whatever order searches finish', async () => {
  const finish = new Map<string, (results: SearchResults) => void>();
  const search: SearchClient['search'] = ({ query }) => new Promise((resolve) => finish.set(query, resolve));
  const answers: Answer[] = [];
  const client = createModalClient({ search }, (answer) => answers.push(answer));
  const both = [client.search(requestFor('zoo')), client.search(requestFor('zoom'))];
  await vi.waitFor(() => expect(finish.size).toBe(2), { timeout: 30_000 });
  finish.get('zoom')!(results);
  finish.get('zoo')!(results);
  await Promise.all(both);
  expect(answers).toEqual([{ query: 'zoom', results }]);
});

test('reports a failure and returns an empty result', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const onAnswer = vi.fn();
  const error = new Error('offline');
  const client = createModalClient({ search: () => Promise.reject(error) }, onAnswer);
  await expect(client.search(requestFor('zoom'))).resolves.toMatchObject({
    results: [{ hits: [], nbHits: 0 }],
  });
  expect(onAnswer).toHaveBeenCalledWith({ query: 'zoom', error });
  expect(warn).toHaveBeenCalledOnce();
});
