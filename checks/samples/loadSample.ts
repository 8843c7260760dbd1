import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { findImportedFile } from '../../src/page-source/samples/imports';
import { readSite } from '../../src/page-source/readSite';
import { isWholeFile, type Sample } from '../../src/page-source/samples/readSamples';
import { compileModule } from '../run-samples/compileModule';

type Exports = Record<string, (...values: unknown[]) => unknown>;

/** Replacements of packages, by name. */
export type Packages = Record<string, object>;

const samples = readSite().pages.flatMap((page) => page.samples);
const files = samples.filter(isWholeFile);

/**
 * Loads a sample that isn't a screen, from whichever page prints it, and returns its exports. `name` is the title of the
 * block, or a function in a block without a title.
 */
export function loadSample(name: string, packages: Packages = {}): Exports {
  const sample = name.includes('.')
    ? samples.find((file) => file.title === name && (isWholeFile(file) || file.isDiff))
    : samples.find(({ title, code }) => title == null && code.includes(`function ${name}(`));
  if (sample == null)
    throw new Error(`No page prints ${name}. If it has a new name, change it in checks/samples.`);
  return run(sample, packages);
}

function run(sample: Sample, packages: Packages): Exports {
  const require = (name: string): unknown => {
    if (Object.hasOwn(packages, name)) return packages[name];
    const imported = findImportedFile(name, sample, files);
    return imported == null ? requirePackage(name) : run(imported, packages);
  };
  return runModule(`sample.${sample.language}`, sample.code, require);
}

const requirePackage = createRequire(import.meta.url);

function runModule(file: string, code: string, require: (name: string) => unknown): Exports {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const module = { exports: {} as Exports };
  new Function('require', 'module', 'exports', compileModule(source))(require, module, module.exports);
  return module.exports;
}

/** Loads a file of a package with replacements of what it imports. React Native's own code needs a phone. */
export function loadPackageFile(name: string, packages: Packages): Exports {
  const file = requirePackage.resolve(name);
  const requireFromFile = createRequire(file);
  const require = (imported: string) => packages[imported] ?? (requireFromFile(imported) as unknown);
  return runModule(file, readFileSync(file, 'utf8'), require);
}

/** Returns what functions use of React Native on one platform. */
export function createReactNative(platform: 'android' | 'ios'): object {
  return { Platform: { OS: platform, Version: 34 } };
}
