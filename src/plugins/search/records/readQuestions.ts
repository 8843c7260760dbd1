import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readFacts } from '../../../facts/readFacts';
import { text } from '../../../facts/schemas';

/** Questions by the id of a heading, or by the name of a symbol; `top` is the page itself. */
export type Questions = Readonly<Record<string, string[]>>;

/** The questions of the API reference, beside its generated folder. */
export const API_QUESTIONS = path.join('docs', 'api.questions.yml');

/** Returns the path of the questions beside a page. */
export const questionsFileOf = (pageFile: string) => pageFile.replace(/\.mdx?$/, '.questions.yml');

const questionsSchema = v.record(v.string(), v.array(text));

/** Reads the questions in a file, none if there is no file. Throws a line for each problem, with file and line. */
export function readQuestions(file: string): Questions {
  return existsSync(file) ? readFacts(file, questionsSchema) : {};
}
