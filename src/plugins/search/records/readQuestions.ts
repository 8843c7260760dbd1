import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

/** Questions by the id of a heading, or by the name of a symbol; `top` is the page itself. */
export type Questions = Readonly<Record<string, string[]>>;

/** The questions of the API reference, beside its generated folder. */
export const API_QUESTIONS = path.join('docs', 'api.questions.yml');

/** Returns the path of the questions beside a page. */
export const questionsFileOf = (pageFile: string) => pageFile.replace(/\.mdx?$/, '.questions.yml');

/** Reads the questions in a file, none if there is no file; throws one line that names what is wrong with it. */
export async function readQuestions(file: string): Promise<Questions> {
  const source = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  let questions: unknown;
  try {
    questions = parse(source) ?? {};
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
  for (const [id, list] of Object.entries(questions as object)) {
    if (!Array.isArray(list) || !list.every((question) => typeof question === 'string'))
      throw new Error(
        `${file}: "${id}" must be a list of questions. Put quotes around one that is not plain text.`,
      );
  }
  return questions as Questions;
}
