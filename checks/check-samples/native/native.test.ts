import { describe, expect, test } from 'vitest';
import { createFixture } from '../../pages/createFixture';
import { readSite } from '../../../src/page-source/readSite';
import { formatProblem } from '../../pages/problem';
import { checkCpp } from './checkCpp';
import { cppCheck, explainSkip } from './nativeChecks';
import { readDiagnostics, runTool, withSampleFolder } from './compileSamples';

const skip = explainSkip(cppCheck);
if (skip != null) console.log(skip);

describe.skipIf(skip != null)('clang', () => {
  const check = (markdown: string) => checkCpp(createFixture(markdown).samples).map(({ message }) => message);

  test('accepts the samples', async () => {
    const pages = readSite().pages.map(({ samples }) => samples);
    expect((await cppCheck.check(pages)).map(formatProblem)).toEqual([]);
  });

  test.each([
    ['a type error', '```cpp\nint answer = "42";\n```', 'cannot initialize'],
    [
      'an unknown function of JSI',
      '```cpp\n#include <jsi/jsi.h>\nvoid run(facebook::jsi::Runtime &runtime) { runtime.globals(); }\n```',
      "no member named 'globals'",
    ],
  ])('finds %s', (_, markdown, message) => {
    expect(check(markdown)).toEqual([expect.stringContaining(message)]);
  });

  test('compiles and runs the C++ test that the guide prints', () => {
    const page = readSite().getPage('docs/guides/frame-processors-plugins-cpp.mdx').samples;
    const files = page.filter(({ title }) => title != null && /(^|\/)\w*MeasureLuma\.(h|cpp)$/.test(title));
    withSampleFolder(files, (folder, paths) => {
      const sources = paths.filter((path) => path.endsWith('.cpp'));
      const built = runTool('clang++', ['-std=c++20', `-I${folder}/cpp`, ...sources, '-o', `${folder}/test`]);
      expect(built).toEqual({ isPassed: true, output: '' });
      expect(runTool(`${folder}/test`, [])).toEqual({
        isPassed: true,
        output: 'measureLuma: all tests passed\n',
      });
    });
  });
});

describe('the messages of compilers', () => {
  const [sample] = createFixture('Text.\n\n```kotlin\nval a = b\n```').samples;
  const read = (output: string) =>
    readDiagnostics('tool', { isPassed: false, output }, [sample!], ['/tmp/a.kt']).map(formatProblem);

  test.each([
    '/tmp/a.kt:1:9: error: unresolved',
    '/tmp/a.kt:1: error: unresolved',
    'e: file:///tmp/a.kt:1:9 unresolved',
  ])('belong to the line of the page: %s', (line) =>
    expect(read(`> Task\n${line}\nwarning: other`)).toEqual(['docs/guides/fixture.mdx:4 tool: unresolved']),
  );

  test('are shown if they name no sample', () => {
    expect(() => read('Could not resolve com.facebook.react')).toThrow('Could not resolve');
  });
});
