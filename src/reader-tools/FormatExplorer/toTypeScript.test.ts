import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { createFilter, filterKeys } from './filters';
import type { Device } from './parseDevices';
import { getTemplate, templateNames, toTypeScript } from './toTypeScript';

vi.mock('react-native', () => import('../browser-runtime/reactNative'));

const back = camera('back');

function camera(position: Device['position'], ...physicalDevices: Device['physicalDevices']) {
  return { position, physicalDevices };
}

describe('toTypeScript', () => {
  it('writes the filters as a list', () => {
    expect(
      toTypeScript(back, [
        ['videoResolution', { width: 1920, height: 1080 }],
        ['fps', 60],
      ]),
    ).toBe(
      `import { useCameraDevice, useCameraFormat } from 'react-native-vision-camera';

export function useFormat() {
  const device = useCameraDevice('back');
  return useCameraFormat(device, [
    { videoResolution: { width: 1920, height: 1080 } },
    { fps: 60 },
  ]);
}
`,
    );
  });

  it('uses a template that has exactly these filters', () => {
    for (const name of templateNames) {
      expect(toTypeScript(camera('front'), getTemplate(name))).toContain(
        `useCameraFormat(device, Templates.${name})`,
      );
    }
  });

  it("filters by the device's lenses, so the hook picks the same device", () => {
    expect(toTypeScript(camera('back', 'ultra-wide-angle-camera', 'telephoto-camera'), [])).toContain(
      "physicalDevices: ['ultra-wide-angle-camera', 'telephoto-camera'],",
    );
    expect(toTypeScript(camera('back', 'wide-angle-camera'), [])).toContain("useCameraDevice('back');");
  });

  it('generates code that compiles for every filter property', () => {
    const code = [
      toTypeScript(camera('back', 'telephoto-camera', 'wide-angle-camera'), filterKeys.map(createFilter)),
      toTypeScript(camera('front'), []),
      toTypeScript(camera('external'), getTemplate('Instagram')),
    ];
    expect(compile(code)).toEqual([]);
  }, 60_000);
});

/** Returns the compile errors of the modules. */
function compile(modules: string[]): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const files = new Map(modules.map((code, index) => [`${import.meta.dirname}/generated${index}.ts`, code]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.fileExists = (file) => files.has(file) || fileExists(file);
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}
