import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { listPages } from '../check-samples/listPages';
import { readSourcePage } from '../check-samples/readSourcePage';
import { isWholeFile, readSamples } from '../check-samples/readSamples';
import { typeScriptLanguages } from '../check-samples/typescript/checkTypeScript';
import { createModules } from '../check-samples/typescript/createModules';
import { findImportedModule } from '../check-samples/typescript/findImportedModule';
import type { SampleModule } from '../check-samples/typescript/SampleModule';
import { compileModule } from '../run-samples/compileModule';

type Exports = Record<string, (...values: unknown[]) => unknown>;

/** Replacements of packages, by name. */
export type Packages = Record<string, object>;

const pages = listPages().map((file) =>
  readSamples(readSourcePage(file)).filter(({ language }) =>
    typeScriptLanguages.some((known) => known === language),
  ),
);

/**
 * Loads a sample that isn't a screen, from whichever page prints it, and returns its exports. `name` is the title of the
 * block, or a function in a block without a title.
 */
export function loadSample(name: string, packages: Packages = {}): Exports {
  for (const page of pages) {
    const { modules } = createModules(page);
    const module = modules.find(({ sample }) =>
      name.includes('.')
        ? isWholeFile(sample) && sample.title === name
        : sample.title == null && sample.code.includes(`function ${name}(`),
    );
    if (module != null) return run(module, modules, packages);
  }
  throw new Error(`No page prints ${name}. If it has a new name, change it in tests/content/samples.`);
}

function run(sample: SampleModule, samples: readonly SampleModule[], packages: Packages): Exports {
  const require = (name: string): unknown => {
    if (Object.hasOwn(packages, name)) return packages[name];
    const imported = findImportedModule(name, sample, samples);
    return imported == null ? requirePackage(name) : run(imported, samples, packages);
  };
  return runModule(sample.path, sample.text, require);
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
