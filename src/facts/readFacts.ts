import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document, Node, Scalar } from 'yaml';
import { rootFolder } from '../config/rootFolder';

/** Returns the absolute paths of all files with facts. */
export function listFactFiles(): string[] {
  const folder = path.join(rootFolder, 'docs/facts');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yml'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Returns the keys and indexes that lead to what an issue is about. */
function listKeys({ path: items }: v.BaseIssue<unknown>): unknown[] {
  return items?.map(({ key }) => key) ?? [];
}

/** Returns where a document has what some keys and indexes lead to, or the closest thing around it. */
function findOffset(document: Document, keys: readonly unknown[]): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair == null) break;
      offset = (pair.key as Scalar).range![0];
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[key as number];
      offset = (node as Node).range![0];
    }
    if (isAlias(node)) {
      node = node.resolve(document);
      offset = (node as Node).range![0];
    }
  }
  return offset;
}

/** Valibot's names of types and values, in words. */
const WORDS: Record<string, string> = {
  Array: 'a list',
  Object: 'a map of fields',
  boolean: '`true` or `false`',
  null: 'empty',
  number: 'a number',
  string: 'text',
};

/** Says what's wrong with a value, starting with the name of its field. */
function describe(issue: v.BaseIssue<unknown>): string {
  const { message, expected, received } = issue;
  const name = listKeys(issue)
    .filter((key) => typeof key === 'string')
    .at(-1);
  const field = name == null ? 'The file' : `\`${name}\``;
  // Valibot's own messages start like this.
  if (!message.startsWith('Invalid ')) return `${field} ${message}`;
  if (expected === 'never') return `${field} isn't a field here.`;
  if (received === 'undefined') return `${field} is missing.`;
  const options = expected!.replace(/^\((.*)\)$/, '$1').split(' | ');
  const wanted = options.every((option) => option.startsWith('"'))
    ? `one of ${options.join(', ')}`
    : options.map((option) => WORDS[option] ?? option).join(' or ');
  const isUnquoted = wanted === 'text' && /^(\d|true$|false$)/.test(received);
  return `${field} has to be ${wanted}, but it's ${WORDS[received] ?? received}.${isUnquoted ? ' Put it in quotes.' : ''}`;
}

interface ParsedFile {
  text: string;
  document: Document;
  lines: LineCounter;
  /** What a schema has made of the document. */
  facts?: unknown;
}

const parsedFiles = new Map<string, ParsedFile>();

/** Parses a file again only if it has changed. */
function parse(file: string): ParsedFile {
  const text = readFileSync(path.resolve(rootFolder, file), 'utf8');
  let parsed = parsedFiles.get(file);
  if (parsed?.text !== text) {
    const lines = new LineCounter();
    parsed = { text, lines, document: parseDocument(text, { lineCounter: lines, prettyErrors: false }) };
    parsedFiles.set(file, parsed);
  }
  return parsed;
}

/**
 * Reads a YAML file and checks it with a schema. Throws one line for each problem, with file and line. Parses a file
 * again only if it has changed, so callers that run while people edit call this each time.
 */
export function readFacts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = parse(file);
  const { document, lines } = parsed;
  if ('facts' in parsed) return parsed.facts as v.InferOutput<Schema>;
  const fail = (problems: { offset: number; message: string }[]): never => {
    const messages = problems.map(
      ({ offset, message }) => `${file}:${lines.linePos(offset).line}: ${message}`,
    );
    throw new Error([...new Set(messages)].join('\n'));
  };
  if (document.errors.length > 0)
    fail(document.errors.map(({ pos, message }) => ({ offset: pos[0], message })));
  const { issues, output } = v.safeParse(schema, document.toJS());
  if (issues)
    fail(
      issues.map((issue) => ({ offset: findOffset(document, listKeys(issue)), message: describe(issue) })),
    );
  parsed.facts = output;
  return output;
}

/** Returns the one-based line of a valid YAML file that has what some keys and indexes lead to. */
export function findLine(file: string, keys: readonly (string | number)[]): number {
  const { document, lines } = parse(file);
  return lines.linePos(findOffset(document, keys)).line;
}
