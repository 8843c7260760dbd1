import { rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSite } from '../../src/page-source/readSite';
import { createApp, listTestedFiles, runTests } from './runPrintedTests';

/** A bug in a screen of the guide, what the guide's test is called, and what it says about it. */
type PlantedBug = [
  name: string,
  file: string,
  edits: [from: string, to: string][],
  test: string,
  message: RegExp,
];

const bugs: PlantedBug[] = [
  [
    'a dead end after "Don\'t Allow"',
    'src/CameraLayout.tsx',
    [['label="Open Settings"', 'label="OK"']],
    'offers Settings after "Don\'t Allow"',
    /Unable to find an element with role: button, name: Open Settings/,
  ],
  [
    'a Settings button that does nothing',
    'src/CameraLayout.tsx',
    [['Linking.openSettings()', 'undefined']],
    'offers Settings after "Don\'t Allow"',
    /openSettings\(\) isn't called\./,
  ],
  [
    'nothing for a phone without a camera',
    'src/CameraLayout.tsx',
    [
      [
        "else if (devices.length === 0)\n    text = 'Looking for cameras. If none appears, restart the app.';",
        '',
      ],
    ],
    'says that it finds no camera',
    /Unable to find an element with text: \/Looking for cameras\//,
  ],
  [
    'a preview in the background',
    'src/ReceiptScreen.tsx',
    [['isActive={isForeground || isBusy}', 'isActive={true}']],
    'turns the camera off in the background',
    /isActive stays true\./,
  ],
  [
    'a screen that unmounts the camera in the background',
    'src/ReceiptScreen.tsx',
    [['{device != null && (', '{device != null && isForeground && (']],
    'turns the camera off in the background',
    /The camera unmounts before isActive becomes false\./,
  ],
  [
    'a retry that keeps the camera',
    'src/CameraLayout.tsx',
    [['setAttempt(attempt + 1)', 'setAttempt(attempt)']],
    'starts a new camera after an error',
    /The camera isn't mounted\./,
  ],
  [
    'a photo after unmount',
    'src/ReceiptScreen.tsx',
    [
      ['if (!isCurrent()) return;', ''],
      ['await usedCamera.takePhoto', 'await camera.current?.takePhoto'],
      ['if (isCurrent()) onPhoto(photo)', 'onPhoto(photo!)'],
    ],
    'takes no photo after it has closed',
    /expect\(jest\.fn\(\)\)\.not\.toHaveBeenCalled\(\)/,
  ],
  [
    'a photo with a camera that is gone',
    'src/ReceiptScreen.tsx',
    [
      ['if (!isCurrent()) return;', ''],
      ['if (isCurrent()) setMessage(describeError(error));', 'throw error;'],
    ],
    'takes no photo after it has closed',
    /system\/view-not-found/,
  ],
  [
    'a flash that the phone lacks',
    'src/ReceiptScreen.tsx',
    [["device?.hasFlash ? 'auto' : 'off'", "'on'"]],
    'takes a photo without a flash',
    /takePhoto\(\) rejects with (capture|device)\/flash-not-available\./,
  ],
  [
    'a recording that a call cuts off',
    'src/useRecorder.ts',
    [["if (next !== 'active') void stop();", '']],
    'keeps what was recorded before a call',
    /onRecordingFinished doesn't fire\./,
  ],
  [
    'a recording that outlives its screen',
    'src/useRecorder.ts',
    [
      ["if (next !== 'active') void stop();", ''],
      ['useLayoutEffect(() => () => void stop(), []);', ''],
    ],
    'keeps what was recorded before a call',
    /On the simulated (android|ios) phone: A recording outlives its screen/,
  ],
  [
    'a recording that nobody gets',
    'src/InterviewScreen.tsx',
    [['onRecordingFinished: onVideo', 'onRecordingFinished: () => undefined']],
    'keeps what was recorded before a call',
    /expect\(jest\.fn\(\)\)\.toHaveBeenCalledTimes\(expected\)/,
  ],
  [
    'a product that counts twice',
    'src/StockScreen.tsx',
    [['counted.current.has(value)', 'false']],
    'counts each product once',
    /expect\(received\)\.toEqual\(expected\)/,
  ],
];

function edit(code: string, [from, to]: [string, string]): string {
  const edited = code.replace(from, () => to);
  if (edited === code) throw new Error(`The file doesn't have ${from}.`);
  return edited;
}

// One run of Jest for all of them, each in a folder of its own.
const printed = listTestedFiles(readSite().getPage('docs/guides/mocking.mdx'));
const app = await createApp([
  ...printed.filter(({ title }) => !title.startsWith('src/')),
  ...bugs.flatMap(([, file, edits], index) =>
    printed
      .filter(({ title }) => title.startsWith('src/'))
      .map(({ title, code }) => ({
        title: `bug-${index}/${title}`,
        code: title === file ? edits.reduce(edit, code) : code,
      })),
  ),
]);
afterAll(() => rmSync(app, { recursive: true }));
const results = await runTests(app);

describe("the guide's tests of a screen", () => {
  test.each(bugs.map((bug, index) => [bug[0], index] as const))('find %s', (_, index) => {
    const [, , , name, message] = bugs[index]!;
    const tests = results
      .filter((result) => basename(dirname(dirname(result.name))) === `bug-${index}`)
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ title }) => title === name);
    expect(tests).toHaveLength(2);
    const messages = tests.flatMap(({ failureMessages }) => failureMessages);
    expect(messages.join('\n')).toMatch(message);
  });
});
