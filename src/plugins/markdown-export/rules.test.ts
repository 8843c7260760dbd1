import { expect, test } from 'vitest';
import { rulesMarkdown } from './rules';

test('the rules fit into 3 KB with absolute links', () => {
  const markdown = rulesMarkdown(
    (url) => `https://react-native-vision-camera.com${url.replace('#', '.md#')}`,
  );
  expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(3000);
});
