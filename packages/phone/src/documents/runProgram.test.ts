import { beforeAll, expect, test, vi } from 'vitest';
import { createGuard } from './createGuard';
import { loadPackages, runProgram } from './runProgram';

/** Lets the scripts of programs run in Node. Their URLs are only keys here. */
beforeAll(() => {
  const texts: string[] = [];
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal(
    'Blob',
    class {
      constructor([text]: [string]) {
        texts.push(text);
      }
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => String(texts.length - 1));
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: {
      append({ src, onload }: HTMLScriptElement) {
        new Function(texts[Number(src)]!)();
        onload!.call(window as never, undefined as never);
      },
    },
  });
});

async function run(files: Record<string, string>): Promise<unknown> {
  const program = { id: 1, files };
  await loadPackages(program);
  return runProgram(program, createGuard(vi.fn()));
}

test('the component of the first file has what it imports', async () => {
  const App = await run({
    'src/App.tsx': `const { useKeepAwake } = require('expo-keep-awake');
      const { name } = require('./lib');
      exports.App = () => [name, typeof useKeepAwake, require('../assets/model.tflite')];`,
    'src/lib/index.ts': `exports.name = 'lib';`,
  });
  expect((App as () => unknown)()).toEqual(['lib', 'function', 1]);
});

test.each([
  [`require('expo-camera');`, '"expo-camera" isn\'t available here. You can import react,'],
  [`require('./Layout');`, 'src/App.tsx imports "./Layout", and there\'s no such file.'],
  [`exports.size = 1;`, 'src/App.tsx has to export a component.'],
])('%s is reported', async (code, message) => {
  await expect(run({ 'src/App.tsx': code })).rejects.toThrow(message);
});
