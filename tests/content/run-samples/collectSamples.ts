import ts from 'typescript';
import type { SourcePage } from '../check-samples/readSourcePage';
import { readSourcePage } from '../check-samples/readSourcePage';
import { readSamples, type Sample } from '../check-samples/readSamples';
import { typeScriptLanguages } from '../check-samples/typescript/checkTypeScript';
import { createModules } from '../check-samples/typescript/createModules';
import { findImportedModule, sharedPage } from '../check-samples/typescript/findImportedModule';
import type { SampleModule } from '../check-samples/typescript/SampleModule';
import { sampleId } from '../../../src/mdx/sampleId';
import { compileModule, listDeclarations, type Declaration } from './compileModule';
import { findWorkletFaults, type WorkletFault } from './findWorkletFaults';

/** A component or hook of a sample. */
export interface SampleMember {
  name: string;
  kind: 'component' | 'hook';
  /** Names of the props or parameters without a default. */
  needs: string[];
}

/** A sample, compiled to a CommonJS module. */
export interface CompiledSample {
  /** Position in the list of samples. Imports refer to it. */
  id: number;
  /** Path of the page from the root of the repository. */
  file: string;
  /** One-based line of the first line of code, in the page. */
  line: number;
  /** Id of the sample on the simulated phone, if the block is a whole file. */
  phoneId?: string;
  source: string;
  code: string;
  /** Id of the sample that each relative import refers to. */
  imports: Record<string, number>;
  members: SampleMember[];
  workletFaults: WorkletFault[];
  /** Whether the sample is on a requested page, not on one that a requested page imports. */
  isAsked: boolean;
}

/** Compiles the TypeScript and JavaScript samples of the pages, except tests, mocks and configuration. */
export function collectSamples(asked: readonly SourcePage[]): CompiledSample[] {
  const pages = asked.some(({ file }) => file === sharedPage)
    ? asked
    : [...asked, readSourcePage(sharedPage)];
  const modules = pages
    .flatMap((page) => createModules(readSamples(page).filter(isTypeScript)).modules)
    .filter(({ environment, text }) => environment === 'app' && !text.includes("from '@jest/globals'"));
  const ids = new Map(modules.map((module, id) => [module, id]));
  return modules.map((module, id): CompiledSample => {
    const { sample, path, text, lines } = module;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const declarations = listDeclarations(source);
    const hidden = declarations.filter(({ isExported }) => !isExported).map(({ name }) => name);
    return {
      id,
      file: sample.file,
      line: sample.line,
      phoneId: getPhoneId(sample),
      source: sample.code,
      code: compileModule(source, hidden),
      imports: Object.fromEntries(
        listSpecifiers(text).flatMap((specifier) => {
          const imported = findImportedModule(specifier, module, modules);
          return imported == null ? [] : [[specifier, ids.get(imported)!]];
        }),
      ),
      members: declarations.flatMap((declaration) => listMembers(declaration, module)),
      workletFaults: findWorkletFaults(source).flatMap(({ line, message }) => {
        const pageLine = lines[line];
        return pageLine == null ? [] : [{ line: pageLine, message }];
      }),
      isAsked: asked.some(({ file }) => file === sample.file),
    };
  });
}

function getPhoneId({ file, title, add, replace, isDiff }: Sample): string | undefined {
  return title == null || add != null || replace != null || isDiff ? undefined : sampleId(file, title);
}

function isTypeScript({ language }: Sample): boolean {
  return typeScriptLanguages.some((name) => name === language);
}

function listSpecifiers(text: string): string[] {
  return [...text.matchAll(/(?:from|import|require\()\s*'(\.[^']*)'/g)].map(([, specifier]) => specifier!);
}

function listMembers({ name, node }: Declaration, { owner }: SampleModule): SampleMember[] {
  const declared = ts.isVariableDeclaration(node) ? node.initializer : node;
  if (declared == null || !ts.isFunctionLike(declared)) return [];
  const parameters = [...declared.parameters];
  if (/^use[A-Z]/.test(name)) return [{ name, kind: 'hook', needs: listNeeded(parameters) }];
  if (!/^[A-Z]/.test(name) || !owner.language.endsWith('x')) return [];
  const props = parameters[0]?.name;
  // A component that passes all its props on gets those that every camera needs.
  const needs =
    props == null
      ? []
      : ts.isObjectBindingPattern(props)
        ? listNeeded(props.elements)
        : ['device', 'isActive'];
  return [{ name, kind: 'component', needs }];
}

function listNeeded(declarations: Iterable<ts.ParameterDeclaration | ts.BindingElement>): string[] {
  return [...declarations]
    .filter(({ initializer, dotDotDotToken }) => initializer == null && dotDotDotToken == null)
    .map((declaration) =>
      (('propertyName' in declaration && declaration.propertyName) || declaration.name).getText(),
    );
}
