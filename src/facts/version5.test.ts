import ts from 'typescript';
import { expect, test } from 'vitest';
import { readVersion5, type Version5Name } from './version5';

const LIBRARY = 'react-native-vision-camera';
const files: Record<string, string> = {
  'version 4': 'node_modules/react-native-vision-camera/src/index.ts',
  // The npm alias of version 5.
  [LIBRARY]: 'node_modules/vision-camera-5/lib/index.d.ts',
  'react-native-vision-camera-barcode-scanner':
    'node_modules/react-native-vision-camera-barcode-scanner/lib/index.d.ts',
  'react-native-vision-camera-location': 'node_modules/react-native-vision-camera-location/lib/index.d.ts',
};

const program = ts.createProgram(Object.values(files), {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  types: [],
});
const checker = program.getTypeChecker();

/** Returns the exports of a package by name, without internal ones. */
function readExports(name: string): Map<string, ts.Symbol> {
  const module = checker.getSymbolAtLocation(program.getSourceFile(files[name]!)!)!;
  const symbols = checker.getExportsOfModule(module);
  return new Map(
    symbols
      .filter((symbol) => !symbol.getJsDocTags().some((tag) => tag.name === 'internal'))
      .map((symbol) => [symbol.name, symbol]),
  );
}

/** Returns the members of an exported interface or class that the package declares. */
function readMembers(symbol: ts.Symbol): ts.Symbol[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return checker.getDeclaredTypeOfSymbol(target).getProperties();
}

const version5 = readVersion5();
const version4 = readExports('version 4');
const names = (rows: readonly Version5Name[]): string[] => rows.map(({ v4 }) => v4).sort();

test('has a row for each export of version 4', () => {
  expect(names(version5.exports)).toEqual([...version4.keys()].sort());
});

test('has a row for each prop of Camera in version 4', () => {
  const own = readMembers(version4.get('CameraProps')!).filter(({ declarations }) =>
    declarations!.some((node) => /react-native-vision-camera\/src/.test(node.getSourceFile().fileName)),
  );
  expect(names(version5.props)).toEqual(own.map(({ name }) => name).sort());
});

test('has a row for each public method of Camera in version 4', () => {
  const source = program.getSourceFile('node_modules/react-native-vision-camera/src/Camera.tsx')!.text;
  const methods = [...source.matchAll(/^  public (?:static )?(?:async )?(\w+)\(/gm)].map(([, name]) => name!);
  // Members of React's class components.
  expect(names(version5.methods)).toEqual(methods.filter((name) => name !== 'render').sort());
});

test.each([...version5.exports, ...version5.props, ...version5.methods])(
  'the counterpart of $v4 exists in version 5',
  ({ v5, from = LIBRARY, note }) => {
    const exports = readExports(from);
    for (const name of v5) {
      const [owner, member] = name.split('.') as [string, string?];
      // Outputs from other packages are still part of the library's `outputs`.
      const symbol = exports.get(owner);
      expect(symbol, `${from} exports no ${owner}`).toBeDefined();
      if (member) expect(readMembers(symbol!).map((symbol) => symbol.name)).toContain(member);
    }
    for (const [, name] of note.matchAll(/<code>([A-Z]\w+)(?:\.\w+)?<\/code>/g)) {
      expect(exports.has(name!), `${from} exports no ${name}, which the note names`).toBe(true);
    }
  },
);
