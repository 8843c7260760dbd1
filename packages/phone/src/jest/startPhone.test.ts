/** Runs the tests of `startPhone.jest.tsx` in an app that has installed the package, because Jest has to compile it. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createApp, runTests } from '../../../../checks/run-samples/runPrintedTests';
import { readText } from '../../../../src/page-source/readText';

const CONFIG = `module.exports = { preset: 'react-native', setupFiles: ['vision-camera-phone/jest/setup'] };\n`;

test('the phone does what its interface says', async () => {
  const app = await createApp([
    { title: 'jest.config.js', code: CONFIG },
    { title: 'phone.test.tsx', code: readText(path.join(import.meta.dirname, 'startPhone.jest.tsx')) },
  ]);
  const [result] = await runTests(app);
  rmSync(app, { recursive: true });
  const tests = result!.assertionResults;
  expect(tests.length).toBeGreaterThan(0);
  const failed = tests.filter(({ status }) => status !== 'passed');
  expect(failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`)).toEqual([]);
});
