import { expect, test } from 'vitest';
import { isUnusedClass, isUnusedProperty } from '../../src/plugins/slim-bundle/unusedStyles';
import { listFiles, readBuilt } from './builtSite';

test('no page has a class whose styles are left out', () => {
  const found = new Set<string>();
  for (const file of listFiles().filter((name) => name.endsWith('.html'))) {
    for (const [, quoted, bare] of readBuilt(file).matchAll(/<[a-z][^>]* class=(?:"([^"]*)"|([^\s>"]+))/g)) {
      for (const name of (quoted ?? bare)!.split(/\s+/))
        if (isUnusedClass(name)) found.add(`${file}: ${name}`);
    }
  }
  expect([...found]).toEqual([]);
});

test('no style reads a custom property that is left out', () => {
  const found = new Set<string>();
  for (const file of listFiles().filter((name) => name.endsWith('.css'))) {
    const css = readBuilt(file);
    for (const [, name] of css.matchAll(/var\((--[\w-]+)\)/g)) {
      if (isUnusedProperty(name!) && !css.includes(`${name}:`)) found.add(`${file}: ${name}`);
    }
  }
  expect([...found]).toEqual([]);
});
