import { visit } from 'unist-util-visit';
import { toString } from 'mdast-util-to-string';
import type { Nodes } from 'mdast';
import ts from 'typescript';
import type { SourcePage } from '../check-samples/readSourcePage';
import { readSourcePage } from '../check-samples/readSourcePage';
import { readSamples, type Sample } from '../check-samples/readSamples';
import { compilerOptions } from '../check-samples/typescript/compilerOptions';
import { createUnitHost } from '../check-samples/typescript/createUnitHost';
import { createUnits } from '../check-samples/typescript/createUnits';
import { findImportedUnit, sharedPage } from '../check-samples/typescript/findImportedUnit';
import type { Unit } from '../check-samples/typescript/Unit';
import { describeType } from './describeType';
import { findWorkletFaults } from './findWorkletFaults';
import type { SampleMember, SampleUnit } from './SampleUnit';

const LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/** Compiles every TypeScript and JavaScript sample of the pages and describes what a runner can call in it. */
export function collectSamples(asked: readonly SourcePage[]): SampleUnit[] {
  const pages = asked.some(({ file }) => file === sharedPage)
    ? asked
    : [...asked, readSourcePage(sharedPage)];
  const sections = new Map(pages.map((page) => [page.file, readSections(page)]));
  const units = pages.flatMap((page) => createUnits(readSamples(page).filter(isCode)).units);
  const ids = new Map(units.map((unit, id) => [unit, id]));
  const host = createUnitHost(units, compilerOptions.app);
  const appUnits = units.filter(({ environment }) => environment === 'app');
  const program = ts.createProgram({
    rootNames: appUnits.map(({ path }) => path),
    options: compilerOptions.app,
    host,
  });
  const checker = program.getTypeChecker();
  return units.map((unit, id): SampleUnit => {
    const { sample, owner } = unit;
    const source = program.getSourceFile(unit.path);
    const section = sections
      .get(sample.file)!
      .filter(({ line }) => line < sample.line)
      .at(-1);
    const members = source == null ? [] : listMembers(source, checker, owner.language);
    return {
      id,
      file: sample.file,
      line: sample.line,
      heading: section?.heading ?? '',
      title: owner.title,
      language: owner.language,
      text: section?.text ?? '',
      source: sample.code,
      code: compile(unit, source),
      lines: unit.lines.map((line) => line ?? null),
      imports: Object.fromEntries(
        listSpecifiers(unit.text).flatMap((specifier) => {
          const imported = findImportedUnit(specifier, unit, units);
          return imported == null ? [] : [[specifier, ids.get(imported)!]];
        }),
      ),
      members,
      wrong: /^\s*(?:'use[^\n]*\n)?\s*\/\/ (?:❌ )?Wrong(?:: ?(.*))?/.exec(sample.code)?.[1],
      hasExpectedError: sample.code.includes('@ts-expect-error'),
      workletFaults: (source == null ? [] : findWorkletFaults(source)).flatMap(({ line, message }) => {
        const pageLine = unit.lines[line];
        return pageLine == null ? [] : [{ line: pageLine, message }];
      }),
      notRun: explainNotRun(unit),
      isAsked: asked.some(({ file }) => file === sample.file),
    };
  });
}

function isCode({ language }: Sample): boolean {
  return LANGUAGES.includes(language);
}

function explainNotRun(unit: Unit): string | undefined {
  if (unit.environment === 'config') return 'configuration of a tool';
  if (/from '@jest\/globals'/.test(unit.text)) return 'a test or a mock of Jest';
  return undefined;
}

interface Section {
  line: number;
  heading: string;
  text: string;
}

function readSections(page: SourcePage): Section[] {
  const sections: Section[] = [{ line: 0, heading: '', text: '' }];
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'heading') {
      sections.push({ line: node.position!.start.line, heading: readHeading(node), text: '' });
    } else if (node.type === 'inlineCode' || node.type === 'text') {
      sections.at(-1)!.text += ` ${node.value}`;
    }
  });
  return sections;
}

/** Removes the comment with the heading's anchor. */
function readHeading(node: Nodes): string {
  return toString(node)
    .replace(/\/\*.*?\*\//, '')
    .trim();
}

function listSpecifiers(text: string): string[] {
  return [...text.matchAll(/(?:from|import|require\()\s*'(\.[^']*)'/g)].map(([, specifier]) => specifier!);
}

/** Compiles one module and exports all its top-level names to the runner. */
function compile(unit: Unit, source: ts.SourceFile | undefined): string {
  const hidden =
    source == null
      ? []
      : listDeclarations(source)
          .filter(({ isExported }) => !isExported)
          .map(({ name }) => name.text);
  const { outputText } = ts.transpileModule(unit.text, {
    fileName: unit.path,
    compilerOptions: {
      esModuleInterop: true,
      inlineSourceMap: true,
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const marker = outputText.lastIndexOf('//# sourceMappingURL');
  const expose = hidden.map((name) => `exports.${name} = ${name};`).join(' ');
  return `${outputText.slice(0, marker)}${expose}\n${outputText.slice(marker)}`;
}

interface Declaration {
  name: ts.Identifier;
  isExported: boolean;
}

function listDeclarations(source: ts.SourceFile): Declaration[] {
  return source.statements.flatMap((statement): Declaration[] => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    const has = (modifier: ts.SyntaxKind) => modifiers?.some(({ kind }) => kind === modifier) ?? false;
    const isExported = has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword);
    if (ts.isFunctionDeclaration(statement) && statement.name != null && statement.body != null)
      return [{ name: statement.name, isExported }];
    if (!ts.isVariableStatement(statement)) return [];
    if (has(ts.SyntaxKind.DeclareKeyword)) return [];
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [{ name, isExported }] : [],
    );
  });
}

function listMembers(source: ts.SourceFile, checker: ts.TypeChecker, language: string): SampleMember[] {
  return listDeclarations(source).flatMap(({ name }): SampleMember[] => {
    const [signature] = checker.getTypeAtLocation(name).getCallSignatures();
    if (signature == null) return [];
    return [
      {
        name: name.text,
        kind: getKind(name.text, language),
        parameters: signature.getParameters().map((parameter) => {
          const declaration = parameter.valueDeclaration;
          return {
            name: parameter.name,
            isOptional:
              declaration != null &&
              ts.isParameter(declaration) &&
              (declaration.questionToken != null || declaration.initializer != null),
            type: describeType(checker.getTypeOfSymbol(parameter), checker),
          };
        }),
      },
    ];
  });
}

function getKind(name: string, language: string): SampleMember['kind'] {
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^[A-Z]/.test(name) && language.endsWith('x') ? 'component' : 'function';
}
