import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { rootFolder } from '../../src/config/rootFolder';
import type { ChallengeSource } from '../../src/challenges/source/readChallenges';
import { applyChange } from '../../src/page-source/samples/applyChange';
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
const FILE = /^# (src\/.+)\n/;

/** Applies the changes of an attempt. Without a line such as `# src/App.tsx` above them, they change the first file of the solution. */
function applyAttempt(start: Files, changed: string, page: string, code: string): Files {
  const files = { ...start };
  for (const part of code.replace(ANSWERS, '').split(/^(?=# src\/)/m)) {
    const title = FILE.exec(part)?.[1] ?? changed;
    const text = part.replace(FILE, '').trimEnd();
    const line = code.slice(0, code.indexOf(text)).split('\n').length;
    files[title] = applyChange(files[title]!, { page, line, title, text });
  }
  return files;
}

/** Returns the attempts at a challenge: its own two, and those that somebody wrote. */
export function readAttempts({ id, start, solution }: ChallengeSource): Attempt[] {
  const folder = path.join(rootFolder, FOLDER, id);
  const changed = Object.keys(solution).find((file) => solution[file] !== start[file])!;
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return [
    { name: 'start', files: start, isRight: false },
    { name: 'solution', files: solution, isRight: true },
    ...names.map((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8');
      return {
        name,
        files: applyAttempt(start, changed, `${FOLDER}/${id}/${name}`, code),
        isRight: name.startsWith('right-'),
        answers: ANSWERS.exec(code)?.[1],
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
    isCheckpoint: false,
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
