import { expect, test } from 'vitest';
import { isUnusedClass } from '../../src/plugins/slim-bundle/unusedStyles';
import { listFiles, readBuilt } from './builtSite';

test('no page has a class whose styles are left out', () => {
  const found = new Set<string>();
  for (const file of listFiles().filter((name) => name.endsWith('.html'))) {
    for (const [, quoted, bare] of readBuilt(file).matchAll(/<[a-z][^>]* class=(?:"([^"]*)"|([^\s>"]+))/g)) {
      for (const name of (quoted ?? bare)!.split(/\s+/)) if (isUnusedClass(name)) found.add(`${file}: ${name}`);
    }
  }
  expect([...found]).toEqual([]);
});
