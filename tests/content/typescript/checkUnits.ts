import ts from 'typescript';
import type { Problem } from '../problem';
import { compilerOptions } from './compilerOptions';
import { createUnitHost } from './createUnitHost';
import type { Environment, Unit } from './Unit';

/** Compiles the units of one environment together and returns every error that lies in a line of theirs. */
export function checkUnits(units: readonly Unit[], environment: Environment): Problem[] {
  if (units.length === 0) return [];
  const options = compilerOptions[environment];
  const host = createUnitHost(units, options);
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
    return {
      file: unit.sample.file,
      line,
      message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`,
    };
  });
}
