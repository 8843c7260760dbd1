import ts from 'typescript';
import { SHARED_FILE } from '../../../src/page-source/samples/imports';
import { isFilledIn, type Sample } from '../../../src/page-source/samples/readSamples';
import type { Problem } from '../../pages/problem';
import { compilerOptions } from '../../typescript/compilerOptions';
import { createModules, type Environment, type SampleModule } from '../../typescript/createModules';
import { checkWorklets } from './checkWorklets';
import { createSampleHost } from '../../typescript/createSampleHost';

/** Compiles the TypeScript and JavaScript samples in strict mode against the installed packages. */
export function checkTypeScript(samples: readonly Sample[]): Problem[] {
  const { modules, problems } = createModules(samples);
  return [
    ...problems,
    ...samples.flatMap(checkDirectives),
    ...modules.flatMap(checkWorklets),
    ...compile(modules, 'app'),
    ...compile(modules, 'config'),
  ];
}

/** Requires a reason for every `@ts-expect-error`, and forbids comments that always hide errors. */
function checkDirectives(sample: Sample): Problem[] {
  return sample.code.split('\n').flatMap((text, index) => {
    const [, directive, rest = ''] = /@ts-(expect-error|ignore|nocheck)(.*)/.exec(text) ?? [];
    if (directive == null || (directive === 'expect-error' && /^: \S.{8,}/.test(rest))) return [];
    const message =
      directive === 'expect-error'
        ? 'Write why the next line fails: // @ts-expect-error: reason'
        : `@ts-${directive} hides errors. Write // @ts-expect-error: reason`;
    return { file: sample.page, line: sample.line + index, message };
  });
}

function compile(all: readonly SampleModule[], environment: Environment): Problem[] {
  const modules = all.filter((module) => module.environment === environment);
  if (modules.length === 0) return [];
  const options = compilerOptions[environment];
  const host = createSampleHost(modules, options);
  const program = ts.createProgram({ rootNames: modules.map(({ path }) => path), options, host });
  for (const { messageText } of program.getGlobalDiagnostics())
    throw new Error(
      `The compiler options of the samples are wrong: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  return modules.flatMap((module) => checkModule(module, program));
}

function checkModule({ page, path, lines, sample, title }: SampleModule, program: ts.Program): Problem[] {
  const source = program.getSourceFile(path)!;
  const imports = source.statements.filter(ts.isImportDeclaration);
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return diagnostics.flatMap(({ start = 0, code, messageText, reportsUnnecessary }) => {
    const index = source.getLineAndCharacterOfPosition(start).line;
    const line = lines[index];
    // A sample may show a value that it doesn't use, but not import one.
    const isUnused = reportsUnnecessary && !imports.some(({ pos, end }) => pos <= start && start < end);
    if (line == null || isUnused) return [];
    const place = isFilledIn(sample) ? `Line ${index + 1} of ${title}: ` : '';
    const message = `${place}TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`;
    return { file: page, line, message: code === CANNOT_FIND_MODULE ? explain(message) : message };
  });
}

const CANNOT_FIND_MODULE = 2307;

function explain(message: string): string {
  const [, path] = /module '\.[./]*\/([^']+)'/.exec(message) ?? [];
  if (path == null) return message;
  return `${message} No whole file of this page is titled "…${path}", and other pages only share ${SHARED_FILE.title}. Print it here, in a block with that title.`;
}
