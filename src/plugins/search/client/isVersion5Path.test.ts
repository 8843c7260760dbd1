import { expect, test } from 'vitest';
import { isVersion5Path } from './isVersion5Path';

test.each(['docs/constraints', 'docs/photo-output/', 'api/react-native-vision-camera/functions/useCamera'])(
  '%s is a URL of version 5',
  (path) => expect(isVersion5Path(path)).toBe(true),
);

test.each([
  '',
  'docs',
  'docs/guides',
  'docs/learn',
  'docs/guides/constraints',
  'docs/api/useCamera',
  'blog/version-5',
  'api',
])('"%s" is not', (path) => expect(isVersion5Path(path)).toBe(false));
