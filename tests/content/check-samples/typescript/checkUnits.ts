import ts from 'typescript';
import type { Problem } from '../problem';
import { compilerOptions } from './compilerOptions';
import { createUnitHost } from './createUnitHost';
import { sharedPage } from './findImportedUnit';
import type { Environment, Unit } from './Unit';

/** Compiles the units of one environment and returns all errors in their lines. They can import units of `shared`. */
export function checkUnits(
  units: readonly Unit[],
  environment: Environment,
  shared: readonly Unit[],
): Problem[] {
  if (units.length === 0) return [];
  const options = compilerOptions[environment];
  const host = createUnitHost([...units, ...shared], options);
  const program = ts.createProgram({ rootNames: units.map(({ path }) => path), options, host });
  const problems = program.getGlobalDiagnostics().map(({ messageText }) => {
    throw new Error(
      `The compiler options of the samples are wrong: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
  return [...problems, ...units.flatMap((unit) => checkUnit(unit, program))];
}

function checkUnit(unit: Unit, program: ts.Program): Problem[] {
  const source = program.getSourceFile(unit.path)!;
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return diagnostics.flatMap(({ start = 0, code, messageText }) => {
    const line = unit.lines[source.getLineAndCharacterOfPosition(start).line];
    if (line == null) return [];
    const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`;
    return {
      file: unit.sample.file,
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
