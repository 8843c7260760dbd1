import ts from 'typescript';
import type { FormatFilter } from 'react-native-vision-camera';
import { describe, expect, it, vi } from 'vitest';
import { Templates } from '../browser-runtime';
import { filterKeys, getInitialValue } from './filters';
import { getTemplate, templateNames, toTypeScript } from './toTypeScript';

vi.mock('react-native', () => import('../browser-runtime/reactNative'));

const back = { position: 'back', physicalDevices: ['wide-angle-camera'] };

describe('toTypeScript', () => {
  it('writes the filters as a list', () => {
    expect(toTypeScript(back, [{ videoResolution: { width: 1920, height: 1080 } }, { fps: 60 }])).toBe(
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
      expect(toTypeScript({ position: 'front' }, Templates[name])).toContain(
        `useCameraFormat(device, Templates.${name})`,
      );
    }
  });

  it("returns the library's templates for another window size", async () => {
    const window = { width: 412, height: 915 };
    vi.resetModules();
    vi.doMock('react-native', () => ({ Dimensions: { get: () => window } }));
    const library = (await import('../browser-runtime')).Templates as Record<string, FormatFilter[]>;
    for (const name of templateNames) {
      expect(getTemplate(name, window)).toEqual(library[name]);
      expect(toTypeScript(back, getTemplate(name, window), window)).toContain(`Templates.${name}`);
    }
    expect(getTemplate('Snapchat', window)).not.toEqual(Templates.Snapchat);
  });

  it('uses the back camera for an unknown position', () => {
    for (const position of [undefined, 'top', "front'); alert('"]) {
      expect(toTypeScript({ position }, [])).toContain("useCameraDevice('back')");
    }
  });

  it("filters by the device's lenses, so the hook picks the same device", () => {
    const physicalDevices = ['telephoto-camera', 'ultra-wide-angle-camera', 'broken', 'telephoto-camera'];
    expect(toTypeScript({ position: 'back', physicalDevices }, [])).toContain(
      "physicalDevices: ['ultra-wide-angle-camera', 'telephoto-camera'],",
    );
    for (const lenses of [undefined, 'telephoto-camera', [], ['wide-angle-camera']]) {
      expect(toTypeScript({ position: 'back', physicalDevices: lenses }, [])).toContain(
        "useCameraDevice('back');",
      );
    }
  });

  it('generates code that compiles for every filter property', () => {
    const all = filterKeys.map((key) => ({ [key]: getInitialValue(key) }));
    const code = [
      toTypeScript({ position: 'back', physicalDevices: ['telephoto-camera', 'wide-angle-camera'] }, all),
      toTypeScript({ position: 'front' }, []),
      toTypeScript({ position: 'external' }, Templates.Instagram),
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
