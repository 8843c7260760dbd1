import { expect, test } from 'vitest';
import { checkVersions } from './checkVersions';
import { createFixture } from './createFixture';

test('finds versions in install commands that the data does not list', () => {
  const command = (packages: string) => `\`\`\`bash\nnpm install ${packages}\n\`\`\`\n`;
  const known = command('@shopify/react-native-skia@2.2.0 left-pad');
  const problems = checkVersions(createFixture(known + command('react-native-worklets-core@^1.5.0')));
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('"react-native-worklets-core@^1.5.0" is not a version'),
  ]);
});
