import { posix } from 'node:path';
import ts from 'typescript';
import type { Unit } from './Unit';
import { findImportedUnit } from './findImportedUnit';
import { rootFolder } from '../../../../src/node-utils/rootFolder';

const packageFiles = new Map<string, ts.SourceFile | undefined>();

/** Creates a compiler host that serves the units from memory and parses each file of a package only once. */
export function createUnitHost(units: readonly Unit[], options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const unitsByPath = new Map(units.map((unit) => [unit.path, unit]));
  const cache = ts.createModuleResolutionCache(rootFolder, (name) => name, options);
  const getPackageFile: ts.CompilerHost['getSourceFile'] = (path, languageVersion) => {
    if (!packageFiles.has(path)) packageFiles.set(path, host.getSourceFile(path, languageVersion));
    return packageFiles.get(path);
  };
  return {
    ...host,
    getCurrentDirectory: () => rootFolder,
    fileExists: (path) => unitsByPath.has(path) || host.fileExists(path),
    readFile: (path) => unitsByPath.get(path)?.text ?? host.readFile(path),
    getSourceFile(path, languageVersion, ...rest) {
      const unit = unitsByPath.get(path);
      if (unit == null) return getPackageFile(path, languageVersion, ...rest);
      return ts.createSourceFile(path, unit.text, languageVersion, true);
    },
    resolveModuleNameLiterals(literals, importer, redirect, resolveOptions, importerFile) {
      const unit = unitsByPath.get(importer);
      return literals.map((literal) => {
        const imported = unit && findImportedUnit(literal.text, unit, units);
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
