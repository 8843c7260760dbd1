import { posix } from 'node:path';
import ts from 'typescript';
import { rootFolder } from '../../src/config/rootFolder';
import { findImportedFile } from '../../src/page-source/samples/imports';
import { isWholeFile } from '../../src/page-source/samples/readSamples';
import type { SampleModule } from './createModules';

const packageFiles = new Map<string, ts.SourceFile | undefined>();

/** Creates a compiler host that serves the modules from memory and parses each file of a package only once. */
export function createSampleHost(
  modules: readonly SampleModule[],
  options: ts.CompilerOptions,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const files = modules.filter(({ sample }) => isWholeFile(sample));
  const modulesByPath = new Map(modules.map((module) => [module.path, module]));
  const cache = ts.createModuleResolutionCache(rootFolder, (name) => name, options);
  const getPackageFile: ts.CompilerHost['getSourceFile'] = (path, languageVersion) => {
    if (!packageFiles.has(path)) packageFiles.set(path, host.getSourceFile(path, languageVersion));
    return packageFiles.get(path);
  };
  return {
    ...host,
    getCurrentDirectory: () => rootFolder,
    fileExists: (path) => modulesByPath.has(path) || host.fileExists(path),
    readFile: (path) => modulesByPath.get(path)?.text ?? host.readFile(path),
    getSourceFile(path, languageVersion, ...rest) {
      const module = modulesByPath.get(path);
      if (module == null) return getPackageFile(path, languageVersion, ...rest);
      return ts.createSourceFile(path, module.text, languageVersion, true);
    },
    resolveModuleNameLiterals(literals, importer, redirect, resolveOptions, importerFile) {
      const module = modulesByPath.get(importer);
      return literals.map((literal) => {
        const imported = module && findImportedFile(literal.text, module, files);
        if (imported != null) {
          return {
            resolvedModule: { resolvedFileName: imported.path, extension: posix.extname(imported.path) },
          };
        }
        const mode = ts.getModeForUsageLocation(importerFile, literal, resolveOptions);
        return ts.resolveModuleName(literal.text, importer, resolveOptions, host, cache, redirect, mode);
      });
    },
  };
}
