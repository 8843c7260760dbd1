import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { SearchRecord } from '../types';
import { push, readPushSettings } from './push';

const record = (position: number): SearchRecord => ({
  kind: 'section',
  group: position === 1200 ? 'Blog' : 'Guides',
  url: `/preview/docs/guides/zooming#part-${position}`,
  page: 'Zooming',
  headings: [`Part ${position} of <Camera>`],
  text: 'Zoom.',
  symbols: [],
  words: '',
  questions: ['Can I zoom <in>?'],
});
const records = Array.from({ length: 1201 }, (_, position) => record(position));

let server: Server | undefined;
afterEach(() => void server?.close());

interface Payload {
  requests?: { body: Record<string, unknown> }[];
  operation?: 'copy' | 'move';
  destination?: string;
}

type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/** Starts a server with the endpoints that a push calls; `refuse` returns true for requests that it answers itself. */
async function startService(refuse: Answer = () => false) {
  const indices = new Map<string, Record<string, unknown>[]>([['docs', [{ objectID: 'old' }]]]);
  const calls: string[] = [];
  server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url!.split('?')[0]!);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    calls.push(`${request.method} ${path}`);
    if (refuse(request, response, path)) return;
    const [, index, action] = /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/.exec(path)!;
    const json = body ? (JSON.parse(body) as Payload) : {};
    if (action === 'batch') {
      const added = json.requests!.map((one) => one.body);
      indices.set(index!, [...(indices.get(index!) ?? []), ...added]);
    }
    if (json.operation === 'move') {
      indices.set(json.destination!, indices.get(index!)!);
      indices.delete(index!);
    }
    if (request.method === 'DELETE') indices.delete(index!);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(
        action?.startsWith('task') ? { status: 'published' } : { taskID: 1, updatedAt: '', deletedAt: '' },
      ),
    );
  });
  await new Promise<void>((resolve) => server!.listen(0, resolve));
  const { port } = server!.address() as AddressInfo;
  return {
    indices,
    calls,
    hosts: [{ url: 'localhost', port, accept: 'readWrite' as const, protocol: 'http' as const }],
  };
}

const pushTo = (hosts: Awaited<ReturnType<typeof startService>>['hosts']) =>
  push({
    appId: 'APP',
    adminKey: 'key',
    indexName: 'docs',
    siteUrl: 'https://example.com',
    baseUrl: '/preview/',
    records,
    hosts,
  });

function answer(response: ServerResponse, status: number, message: string): true {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ status, message }));
  return true;
}

test('replaces the records in one go', async () => {
  const { indices, calls, hosts } = await startService();
  expect(await pushTo(hosts)).toBe(1201);
  expect([...indices.keys()]).toEqual(['docs']);
  expect(indices.get('docs')).toHaveLength(1201);
  expect(indices.get('docs')![0]).toMatchObject({
    url: 'https://example.com/docs/guides/zooming#part-0',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    hierarchy: { lvl0: 'Guides', lvl1: 'Zooming', lvl2: 'Part 0 of &lt;Camera>' },
    questions: ['Can I zoom <in>?'],
  });
  expect(indices.get('docs')!.at(-1)).toMatchObject({ docusaurus_tag: 'default' });
  expect(new Set(indices.get('docs')!.map(({ objectID }) => objectID)).size).toBe(1201);
  expect(calls[0]).toBe('PUT /1/indexes/docs/settings');
  expect(calls).not.toContain('POST /1/indexes/docs/batch');
});

test('says that the key is wrong', async () => {
  const { indices, hosts } = await startService((_request, response) =>
    answer(response, 403, 'Invalid Application-ID or API key'),
  );
  await expect(pushTo(hosts)).rejects.toThrow(
    'The service refused the key (Invalid Application-ID or API key). Check ALGOLIA_ADMIN_API_KEY and ALGOLIA_APP_ID.',
  );
  expect(indices.get('docs')).toEqual([{ objectID: 'old' }]);
});

test('says that the quota is full and removes what was sent', async () => {
  let batches = 0;
  const { indices, hosts } = await startService(
    (_request, response, path) =>
      path.endsWith('/batch') && ++batches >= 2 && answer(response, 429, 'Record quota exceeded'),
  );
  await expect(pushTo(hosts)).rejects.toThrow(
    'The service has no room for the records (Record quota exceeded).',
  );
  expect([...indices]).toEqual([['docs', [{ objectID: 'old' }]]]);
});

test('says that the connection broke', async () => {
  const { indices, hosts } = await startService((request, _response, path) => {
    if (!path.endsWith('/batch')) return false;
    request.socket.destroy();
    return true;
  });
  await expect(pushTo(hosts)).rejects.toThrow('The connection to the service broke.');
  expect([...indices]).toEqual([['docs', [{ objectID: 'old' }]]]);
});

test('names the variables that are missing', () => {
  expect(() => readPushSettings({ ALGOLIA_APP_ID: 'A' })).toThrow(
    'Set ALGOLIA_INDEX_NAME and ALGOLIA_ADMIN_API_KEY to push the search index.',
  );
});
