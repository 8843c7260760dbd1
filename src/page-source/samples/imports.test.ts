import { expect, test } from 'vitest';
import { listRelativeImports } from './imports';

test('finds imports of any form', () => {
  const code =
    "import './a'\nexport * from '../b'\nrequire('./c')\nimport {\n  d,\n} from './d'\nimport e from 'e'";
  expect(listRelativeImports(code).map(({ start, end }) => code.slice(start, end))).toEqual([
    './a',
    '../b',
    './c',
    './d',
  ]);
});
