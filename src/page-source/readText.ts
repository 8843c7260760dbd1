import { statSync, readFileSync } from 'node:fs';

const known = new Map<string, { version: string; text: string }>();

/** Returns the text of a file. Reads it again after an edit, which changes its time or its size. A build reads each file once. */
export function readText(file: string): string {
  const last = known.get(file);
  if (last != null && process.env.NODE_ENV === 'production') return last.text;
  const { mtimeMs, size } = statSync(file);
  const version = `${mtimeMs} ${size}`;
  if (last?.version === version) return last.text;
  const text = readFileSync(file, 'utf8');
  known.set(file, { version, text });
  return text;
}
