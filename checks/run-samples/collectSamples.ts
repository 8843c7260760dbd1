import ts from 'typescript';
import type { Step } from 'vision-camera-phone/steps';
import { sampleId } from '../../src/page-source/samples/sampleId';
import { findImportedFile, listRelativeImports } from '../../src/page-source/samples/imports';
import { isWholeFile } from '../../src/page-source/samples/readSamples';
import type { SitePage } from '../../src/page-source/SitePage';
import type { SampleSteps } from '../../src/page-source/steps/SampleSteps';
import { readSteps } from '../../src/page-source/steps/readSteps';
import { createCheckpointSamples, indexCheckpoints } from '../pages/createCheckpointSamples';
import { createModules, type SampleModule } from '../typescript/createModules';
import { listDeclarations, type Declaration } from '../typescript/listDeclarations';
import { compileModule } from './compileModule';

/** A component or hook of a sample. */
export interface SampleMember {
  name: string;
  kind: 'component' | 'hook';
  /** Names of the props or parameters without a default. */
  needs: string[];
}

/** A mistake, with the compiled code of the samples that have it, by their ids. */
interface CompiledMistake {
  change: string;
  step: Step;
  code: Record<number, string>;
}

/** A sample, compiled to a CommonJS module. */
export interface CompiledSample {
  /** Position in the list of samples. Imports refer to it. */
  id: number;
  /** Path of the page from the root of the repository. */
  file: string;
  /** One-based line of the first line of code, in the page. */
  line: number;
  /** Whether it belongs to a checkpoint of the course, which only has to start. */
  isCheckpoint: boolean;
  /** What readers can try with the sample, if it runs in the page. */
  steps: readonly Step[];
  /** The mistakes that readers can try with it. */
  mistakes: readonly CompiledMistake[];
  /** Its code without comments, because they can mention what it doesn't do. */
  source: string;
  code: string;
  /** Id of the sample that each relative import refers to. */
  imports: Record<string, number>;
  members: SampleMember[];
  /** Whether the sample is on a requested page, not on one that a requested page imports. */
  isAsked: boolean;
}

const NO_STEPS: SampleSteps = { steps: [], mistakes: [] };

const printer = ts.createPrinter({ removeComments: true });

/** Compiles the TypeScript and JavaScript samples of the pages, except tests, mocks and configuration. */
export function collectSamples(asked: readonly SitePage[]): CompiledSample[] {
  const checkpoints = indexCheckpoints(asked);
  const modules = createModules([
    ...asked.flatMap(({ samples }) => samples),
    ...[...checkpoints.values()].flatMap(createCheckpointSamples),
  ]).modules.filter(
    ({ environment, text }) => environment === 'app' && !text.includes("from '@jest/globals'"),
  );
  const askedFiles = new Set(asked.map(({ file }) => file));
  const stepsOfSamples = new Map(asked.flatMap((page) => [...readSteps(page)]));
  const ids = new Map(modules.map((module, id) => [module, id]));
  const files = modules.filter(({ sample }) => isWholeFile(sample));
  return modules.map((module, id): CompiledSample => {
    const { sample, page, line } = module;
    const { source, declarations, code } = compile(module);
    const checkpoint = checkpoints.get(page);
    const isPart = checkpoint != null && sample.title !== checkpoint.finished.title;
    const { steps, mistakes } =
      (isWholeFile(sample) && stepsOfSamples.get(sampleId(page, sample.title))) || NO_STEPS;
    const breakFile = ([title, text]: [string, string]): [number, string] => {
      const printed = files.find((file) => file.page === page && file.title === title)!;
      return [ids.get(printed)!, compile({ ...printed, text }).code];
    };
    return {
      id,
      file: checkpoint?.page ?? page,
      line: checkpoint?.line ?? line,
      isCheckpoint: checkpoint != null,
      steps,
      mistakes: mistakes.map(({ change, step, files: broken }) => ({
        change,
        step,
        code: Object.fromEntries(Object.entries(broken).map(breakFile)),
      })),
      source: printer.printFile(source),
      code,
      imports: Object.fromEntries(
        listRelativeImports(module.text).flatMap(({ specifier }) => {
          const imported = findImportedFile(specifier, module, files);
          return imported == null ? [] : [[specifier, ids.get(imported)!]];
        }),
      ),
      members: isPart ? [] : declarations.flatMap((declaration) => listMembers(declaration, module)),
      isAsked: checkpoint != null || askedFiles.has(page),
    };
  });
}

/** Compiles a module that also exports its other top-level names. */
function compile({ path, text }: SampleModule) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declarations = listDeclarations(source);
  const hidden = declarations.filter(({ isExported }) => !isExported).map(({ name }) => name);
  return { source, declarations, code: compileModule(source, hidden) };
}

function listMembers({ name, value }: Declaration, { path }: SampleModule): SampleMember[] {
  if (value == null) return [];
  const { parameters } = value;
  if (/^use[A-Z]/.test(name)) return [{ name, kind: 'hook', needs: listNeeded(parameters) }];
  if (!/^[A-Z]/.test(name) || !path.endsWith('x')) return [];
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
