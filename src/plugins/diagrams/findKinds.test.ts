import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findKinds } from './findKinds';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'diagrams-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

it('finds the kinds of all diagrams', () => {
  write('docs/a.mdx', 'Text\n\n```mermaid\nflowchart TB\n  A --> B\n```\n\n```ts\nflowchart\n```\n');
  write('docs/deep/b.md', '- item\n\n  ```mermaid\n  stateDiagram-v2\n  ```\n');
  expect(findKinds(siteDir, ['docs'])).toEqual(new Set(['flowDiagram', 'stateDiagram']));
});

it('names file and line of a diagram that nothing draws', () => {
  write('blog/c.mdx', 'Text\n\n```mermaid\nmindmap\n```\n');
  expect(() => findKinds(siteDir, ['blog'])).toThrow(
    /^blog\/c\.mdx:4 begins a diagram with "mindmap": begin with one of/,
  );
});
