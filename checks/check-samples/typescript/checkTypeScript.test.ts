import { test } from 'vitest';
import { createFixture, expectProblem } from '../../pages/createFixture';
import { checkTypeScript } from './checkTypeScript';

const screen = `import { StyleSheet } from 'react-native'
import { Camera, useCameraDevice } from 'react-native-vision-camera'

export function CameraScreen() {
  const device = useCameraDevice('back')
  if (device == null) return null
  return <Camera style={StyleSheet.absoluteFill} device={device} isActive />
}`;

const parent = fence('tsx title="src/Screen.tsx" id="screen"', screen);

function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

/** Each fixture is a separate page with the line and message that the check must report, if any. */
const fixtures: [name: string, markdown: string, line?: number, message?: RegExp][] = [
  ['a complete screen', parent],
  [
    'a wrong prop, found in the line of the page',
    `Text.\n\n${fence('tsx', screen.replace('isActive', 'isActive={1}'))}`,
    10,
    /TS2322/,
  ],
  [
    'an unused import',
    fence('ts', `import { Camera } from 'react-native-vision-camera'`),
    2,
    /TS6133: 'Camera'/,
  ],
  ['implicit any in JavaScript', fence('js', 'export const double = (value) => value * 2'), 2, /TS7006/],
  ['a global of Node.js in an app', fence('ts', 'Buffer.from([])'), 2, /TS2591/],
  [
    'a global of Node.js in a config',
    fence('js title="metro.config.js"', 'module.exports = { projectRoot: __dirname }'),
  ],
  [
    'an error without a reason',
    fence('ts', '// @ts-expect-error\nexport const a: number = ""'),
    2,
    /Write why/,
  ],
  ['an ignored error', fence('ts', '// @ts-ignore\nexport const a: number = ""'), 2, /@ts-ignore hides/],
  [
    'a fragment with an error',
    parent + fence('ts inside="screen"', 'const zoom: string = device.minZoom'),
    12,
    /TS2322/,
  ],
  [
    'a fragment that imports what its parent imports too',
    parent +
      fence(
        'ts inside="screen"',
        `import { useCameraDevice } from 'react-native-vision-camera'\nconst front = useCameraDevice('front')`,
      ),
  ],
  ['a fragment that awaits', parent + fence('ts inside="screen"', 'await Camera.requestCameraPermission()')],
  [
    'a fragment of JSX with an error',
    parent + fence('tsx inside="screen"', '<Camera style={{ flex: 1 }} device={device} isActive={0} />'),
    12,
    /TS2322/,
  ],
  [
    'a fragment without a parent',
    fence('ts inside="nowhere"', 'const zoom = 1'),
    2,
    /no sample of this page/,
  ],
  [
    'a fragment in a sample without a function',
    fence('ts title="src/a.ts" id="a"', 'export const zoom = 1') + fence('ts inside="a"', 'const fast = 2'),
    5,
    /has no function/,
  ],
  [
    'a fragment of a sample without a file name',
    fence('ts id="a"', 'export function run() {}') + fence('ts inside="a"', 'void 0'),
    5,
    /has no file name/,
  ],
  [
    'an id that is there twice',
    parent + fence('ts id="screen"', 'export const zoom = 1'),
    2,
    /Two samples of this page have the id "screen"/,
  ],
  [
    'a name that another sample does not export',
    fence('ts title="zoom.ts"', 'export const zoom = 1') +
      fence('ts', `import { fps } from './zoom'\nconsole.log(fps)`),
    5,
    /TS2305/,
  ],
  [
    'an import of the layout that getting started shares',
    fence(
      'tsx',
      `import { useIsForeground } from './CameraLayout'\nexport const useActive = useIsForeground`,
    ),
  ],
  [
    'an import of a file that getting started does not share',
    fence('tsx', `import { FirstCamera } from './FirstCamera'\nexport const A = FirstCamera`),
    2,
    /TS2307.*No whole file of this page is titled "…FirstCamera"/,
  ],
  [
    'an import of a file of which the page shows only a part',
    fence('ts title="zoom.ts" add="at the end"', 'export const zoom = 1') +
      fence('ts', `import { zoom } from './zoom'\nconsole.log(zoom)`),
    5,
    /TS2307/,
  ],
  [
    'a change with an error, found in the line of the page',
    fence('ts diff', '-const min = 1\n const max = 2\n+console.log(min, max)'),
    4,
    /TS2304.*min/,
  ],
  [
    'a change of a printed file with an error, found in the line of that file',
    fence('ts title="src/a.ts" id="a"', 'export const min = 1') +
      fence('ts diff inside="a"', ' export const min = 1\n+console.log(max)'),
    5,
    /^Line 2 of src\/a.ts: TS2304.*max/,
  ],
];

const pages = fixtures.map(([, markdown], index) => createFixture(markdown, `fixture-${index}.mdx`));
const problems = checkTypeScript(pages.flatMap(({ samples }) => samples));

test.each(fixtures.map(([name, , line, message], index) => ({ name, line, message, index })))(
  '$name',
  ({ line, message, index }) => expectProblem(problems, `fixture-${index}.mdx`, line, message),
);
