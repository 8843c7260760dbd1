import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
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

/**
 * Loads a sample that isn't a screen, and returns its exports. `name` is the title of the block, or of a
 * block without a title, a function in it.
 */
export function loadSample(page: string, name: string, packages: Packages = {}): Exports {
  const file = `docs/${page}.mdx`;
  const samples = readSamples(readSourcePage(file)).filter(({ language }) =>
    typeScriptLanguages.some((known) => known === language),
  );
  const { modules } = createModules(samples);
  const module = modules.find(({ sample }) =>
    name.includes('.')
      ? isWholeFile(sample) && sample.title === name
      : sample.title == null && sample.code.includes(`function ${name}(`),
  );
  if (module == null)
    throw new Error(
      `${file} has no sample ${name}. If it has a new name, change it in the tests of tests/content/samples.`,
    );
  return run(module, modules, packages);
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
