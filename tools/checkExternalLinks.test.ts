import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findExternalLinks, findProblem } from './checkExternalLinks.mjs';

const server = createServer((request, response) => {
  response.statusCode = Number(request.url!.slice(1));
  response.end('page');
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('finds each URL once, with the pages that link to it', () => {
  const pages = [
    {
      url: '/a',
      html: '<a href=https://other.example/x#1>x</a><a href="/b">b</a><a href="https://own.example/c">c</a>',
    },
    {
      url: '/b',
      html: '<a class="y" href="https://other.example/x?p=1&amp;q=2">x</a><a href="https://other.example/x">x</a>',
    },
  ];
  expect([...findExternalLinks(pages, 'https://own.example')]).toEqual([
    ['https://other.example/x', new Set(['/a', '/b'])],
    ['https://other.example/x?p=1&q=2', new Set(['/b'])],
  ]);
});

test.each([
  [200, undefined],
  [403, undefined],
  [404, 'status 404'],
  [500, 'status 500'],
])('status %s gives %s', async (status, fault) => {
  expect(await findProblem(`${origin}/${status}`)).toBe(fault);
});

test("says why a host doesn't answer", async () => {
  expect(await findProblem('http://localhost:1/')).toMatch(/./);
});
