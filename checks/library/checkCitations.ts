import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../src/config/rootFolder';
import { readSite } from '../../src/page-source/readSite';
import type { Problem } from '../pages/problem';
import { readSources } from './readSources';

/** A file, a line, and in backticks what that line says: core/CameraSession.kt:125 `this.configuration = config`. */
const CITATION = /([\w+./-]+\.(?:kt|java|swift|mm?|h|cpp|tsx?)):(\d+)(?:\s+`([^`]+)`)?/g;

/** Folders of files that cite the library, besides pages. */
// eslint-disable-next-line no-restricted-syntax -- they are only read as text
const FOLDERS = ['packages/phone/src', 'docs/facts'];

/** Returns the files that may cite the library: the phone's code, facts and pages. */
export function readCitingFiles(): { file: string; text: string }[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(rootFolder, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
    .filter((file) => /\.(tsx?|yml)$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(rootFolder, file), 'utf8') }));
  return [...files, ...readSite().pages.map(({ file, text }) => ({ file, text }))];
}

/** Reports citations of the library whose line doesn't contain the quoted words. */
export function checkCitations(
  file: string,
  text: string,
  sources: ReadonlyMap<string, string> = readSources(),
): Problem[] {
  // A comment can wrap between the line number and the quote.
  const joined = text.replace(/\n[ \t]*(\*(?!\/)|\/\/)/g, (line) => ' '.repeat(line.length));
  return [...joined.matchAll(CITATION)].flatMap((match): Problem[] => {
    const [, path = '', line, words] = match;
    const message = explain(path, Number(line), words, sources);
    return message == null
      ? []
      : [
          {
            file,
            line: text.slice(0, match.index).split('\n').length,
            message: `${path}:${line} ${message}`,
          },
        ];
  });
}

/** Returns the files of the library that a text cites, by their path in the package. */
export function listCitedFiles(text: string, sources: ReadonlyMap<string, string> = readSources()): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, path]) => findSources(path!, sources));
}

function findSources(path: string, sources: ReadonlyMap<string, string>): string[] {
  return [...sources.keys()].filter((name) => `/${name}`.endsWith(`/${path}`));
}

function explain(
  path: string,
  line: number,
  words: string | undefined,
  sources: ReadonlyMap<string, string>,
): string | undefined {
  const found = findSources(path, sources);
  if (found.length === 0) return "isn't a file of the installed library.";
  if (found.length > 1) return `can be any of these files, so write more of the path: ${found.join(', ')}.`;
  if (words == null) return 'needs the words of that line after it, in backticks.';
  const lines = sources.get(found[0]!)!.split('\n');
  if (lines[line - 1]?.includes(words)) return undefined;
  const now = lines.flatMap((text, index) => (text.includes(words) ? [index + 1] : []));
  return now.length === 0
    ? `doesn't say "${words}", and no other line does. Read the file and correct what the text claims.`
    : `doesn't say "${words}". Line ${now.join(' or ')} does.`;
}
