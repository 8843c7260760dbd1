import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PHONE_PACKAGE_FILE } from '../../../src/config/phonePackage';
import { budgets } from '../budgets';
import { BUILD, HOSTED, HOSTED_PATH, parseHtml, parseHtmlFile, readBuilt } from './builtSite';

const archive = readFileSync(path.join(BUILD, PHONE_PACKAGE_FILE));

test('the archive of the phone fits its hash, and both builds have the same', () => {
  const hash = createHash('sha512').update(archive).digest('hex');
  expect(readBuilt(`${PHONE_PACKAGE_FILE}.sha512`)).toBe(`${hash}  ${path.basename(PHONE_PACKAGE_FILE)}\n`);
  expect(readFileSync(path.join(HOSTED, PHONE_PACKAGE_FILE)).equals(archive)).toBe(true);
});

test('the archive of the phone is small and needs no other packages', () => {
  expect(archive.length).toBeLessThan(budgets.phonePackage);
  const text = gunzipSync(archive).toString('latin1');
  expect(text).not.toContain('"dependencies"');
  expect(text).not.toMatch(/require\("valibot"\)/);
});

test('the guide installs the phone from the site that it is on', () => {
  const guide = '/docs/guides/mocking';
  const command = 'npm install --save-dev';
  expect(parseHtml(guide).body.textContent).toContain(
    `${command} https://react-native-vision-camera.com/${PHONE_PACKAGE_FILE}`,
  );
  expect(parseHtmlFile(`${guide.slice(1)}.html`, HOSTED).body.textContent).toContain(
    `${command} https://react-native-vision-camera.com${HOSTED_PATH}${PHONE_PACKAGE_FILE}`,
  );
});
