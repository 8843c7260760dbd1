import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { rootFolder } from '../../src/config/rootFolder';
import type { ChallengeSource } from '../../src/challenges/source/readChallenges';
import { applyChange } from '../../src/page-source/samples/applyAppBlocks';
import type { Files } from '../../src/page-source/samples/Files';
import { findImportedFile, listRelativeImports } from '../../src/page-source/samples/imports';
import type { Platform } from 'vision-camera-phone/protocol';
import type { Problem, Scenario } from 'vision-camera-phone/steps';
import type { CompiledSample } from '../run-samples/collectSamples';
import { compileModule } from '../run-samples/compileModule';
import { runJest } from '../run-samples/runJest';

/** Somebody's code for a challenge. */
export interface Attempt {
  /** `start`, `solution`, or the name of a file in `checks/challenges/<id>`. */
  name: string;
  files: Files;
  /** Whether it passes. */
  isRight: boolean;
  /** How the first problem begins, if the attempt says so. */
  answers?: string;
}

/** An attempt, as Jest gets it. */
export interface ChallengeRun {
  id: string;
  attempt: string;
  modules: CompiledSample[];
  scenarios: readonly Scenario[];
}

/** What a scenario says about an attempt. */
export interface ChallengeResult {
  id: string;
  attempt: string;
  platform: Platform;
  says: string;
  problem?: Problem;
}

const FOLDER = 'checks/challenges';
const ANSWERS = /^# answers: (.+)\n/;

/** Returns the attempts at a challenge: its own two, and those that somebody wrote. */
export function readAttempts({ id, start, solution }: ChallengeSource): Attempt[] {
  const folder = path.join(rootFolder, FOLDER, id);
  const changed = Object.keys(solution).find((file) => solution[file] !== start[file])!;
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return [
    { name: 'start', files: start, isRight: false },
    { name: 'solution', files: solution, isRight: true },
    ...names.map((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8').trimEnd();
      const answers = ANSWERS.exec(code)?.[1];
      const place = { page: `${FOLDER}/${id}/${name}`, line: answers == null ? 1 : 2, title: changed };
      const text = code.replace(ANSWERS, '');
      return {
        name,
        files: { ...start, [changed]: applyChange(start[changed]!, { ...place, text }) },
        isRight: name.startsWith('right-'),
        answers,
      };
    }),
  ];
}

/** Compiles the files of an attempt, the one with the app first. */
function compileFiles(files: Files): CompiledSample[] {
  const sources = Object.entries(files).map(([title, code], line) => ({ page: '', title, line, code }));
  return sources.map((file, id) => ({
    id,
    file: file.title,
    line: 1,
    source: file.code,
    code: compileModule(ts.createSourceFile(file.title, file.code, ts.ScriptTarget.Latest, true)),
    imports: Object.fromEntries(
      listRelativeImports(file.code).flatMap(({ specifier }) => {
        const imported = findImportedFile(specifier, file, sources);
        return imported ? [[specifier, sources.indexOf(imported)]] : [];
      }),
    ),
    steps: [],
    mistakes: [],
    members: [],
    isAsked: true,
  }));
}

/** Runs attempts at challenges on a simulated phone of each platform, in Jest. */
export async function runChallenges(
  attempts: readonly { challenge: Pick<ChallengeSource, 'id' | 'scenarios'>; attempt: Attempt }[],
): Promise<ChallengeResult[]> {
  const runs = attempts.map(({ challenge: { id, scenarios }, attempt: { name, files } }): ChallengeRun => ({
    id,
    attempt: name,
    modules: compileFiles(files),
    scenarios,
  }));
  const { android, ios } = await runJest<ChallengeResult>('challenges', runs);
  return [...android, ...ios];
}
