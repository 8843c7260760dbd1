import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { readSourcePage } from '../check-samples/readSourcePage';
import { isWholeFile, readSamples } from '../check-samples/readSamples';

type Modules = Record<string, () => unknown>;

/** Returns the samples of a page that are whole files, by title. */
export function readTitledSamples(page: string): Map<string, string> {
  return new Map(
    readSamples(readSourcePage(page))
      .filter(isWholeFile)
      .map(({ title, code }) => [title!, code]),
  );
}

/**
 * Runs a TypeScript or CommonJS module as Jest would and returns its exports. Imports come from `modules`, or else
 * resolve from `file`.
 */
export function runModule(code: string, modules: Modules, file = import.meta.url): Record<string, unknown> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
    fileName: 'sample.tsx',
  });
  const module = { exports: {} as Record<string, unknown> };
  const requireFromFile = createRequire(file);
  const require = (name: string): unknown =>
    Object.hasOwn(modules, name) ? modules[name]!() : requireFromFile(name);
  new Function('require', 'module', 'exports', outputText)(require, module, module.exports);
  return module.exports;
}

/** Loads a file of a package as `jest.requireActual` does, with the given modules instead of its imports. */
export function requireActual(name: string, modules: Modules): Record<string, unknown> {
  const file = createRequire(import.meta.url).resolve(name);
  return runModule(readFileSync(file, 'utf8'), modules, file);
}
