import ts from 'typescript';
import type { Problem } from '../problem';
import { compilerOptions } from './compilerOptions';
import { createSampleHost } from './createSampleHost';
import { sharedPage } from './findImportedModule';
import type { Environment, SampleModule } from './SampleModule';

/** Compiles the modules of one environment and returns all errors in their lines. They can import modules of `shared`. */
export function checkModules(
  modules: readonly SampleModule[],
  environment: Environment,
  shared: readonly SampleModule[],
): Problem[] {
  if (modules.length === 0) return [];
  const options = compilerOptions[environment];
  const host = createSampleHost([...modules, ...shared], options);
  const program = ts.createProgram({ rootNames: modules.map(({ path }) => path), options, host });
  const problems = program.getGlobalDiagnostics().map(({ messageText }) => {
    throw new Error(
      `The compiler options of the samples are wrong: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
  return [...problems, ...modules.flatMap((module) => checkModule(module, program))];
}

function checkModule(module: SampleModule, program: ts.Program): Problem[] {
  const source = program.getSourceFile(module.path)!;
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return diagnostics.flatMap(({ start = 0, code, messageText }) => {
    const line = module.lines[source.getLineAndCharacterOfPosition(start).line];
    if (line == null) return [];
    const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`;
    return {
      file: module.sample.file,
      line,
      message: code === CANNOT_FIND_MODULE ? explain(message) : message,
    };
  });
}

const CANNOT_FIND_MODULE = 2307;

function explain(message: string): string {
  const [, path] = /module '\.[./]*\/([^']+)'/.exec(message) ?? [];
  if (path == null) return message;
  return `${message} No whole file of this page is titled "…${path}" (nor is it shared by ${sharedPage}). Give its block that title.`;
}
