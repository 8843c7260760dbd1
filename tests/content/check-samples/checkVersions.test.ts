import { expect, test } from 'vitest';
import { checkVersions } from './checkVersions';
import { createFixture } from './createFixture';

const found = (text: string) =>
  checkVersions(createFixture(text)).map(({ message }) => /^"([^"]+)"/.exec(message)![1]);

test('accepts the versions in the data, and major versions alone', () => {
  expect(
    found(
      'Reanimated 3 and worklets-core 1.6.3.\n\n```bash\nnpm install @shopify/react-native-skia@2.2.0 left-pad\n```\n',
    ),
  ).toEqual([]);
});

test('reports other versions in commands, prose and tables', () => {
  expect(
    found(
      '| Skia 2.3.0 |\n| --- |\n| a |\n\nTake worklets-core 1.7.0.\n\n```bash\nnpm install left-pad@1.0.0 react-native-worklets-core@^1.5.0\n```\n',
    ),
  ).toEqual(['left-pad@1.0.0', 'react-native-worklets-core@^1.5.0', 'Skia 2.3.0', 'worklets-core 1.7.0']);
});
