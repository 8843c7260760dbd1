import rangeParser from 'parse-numeric-range';

/** What a fence's info string says about how its block looks and runs. */
export interface CodeMeta {
  title?: string;
  /** What the block changes in its file, and the code next to the change. */
  change?: { words: string; code?: string };
  /** Lines to highlight, starting at 1. */
  highlighted: Set<number>;
  /** Whether the block shows a change of a printed file or a program. */
  isDiff: boolean;
  /** What the block does to the app of the course. */
  appRole: AppRole | undefined;
  /** Whether the block starts folded. */
  isCollapsed: boolean;
  /** The situations that a running sample offers, or `undefined` for a block that doesn't run. */
  situations?: string[];
  /** The phones that show the point of a running sample: keys of models, at most one for each platform. */
  models: string[];
  /** What the cameras of a running sample see. */
  scene?: string;
}

const APP_ROLES = ['new', 'change', 'app', 'start', 'solution'] as const;

/**
 * What a block does to the app of the course: adds a file, changes one, or prints one as it is there. `start` and
 * `solution` change it for a challenge.
 */
export type AppRole = (typeof APP_ROLES)[number];

type Meta = string | null | undefined;

/** Returns the value of `name="…"` in the info string of a fence. */
export function readAttribute(meta: Meta, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1(?=\\s|$)`).exec(meta ?? '')?.[2];
}

/** Returns true if the info string of a fence has a word such as `diff`. */
export function hasFlag(meta: Meta, name: string): boolean {
  const flags = (meta ?? '').replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  return flags.includes(name);
}

/** Returns the flag with which a block adds to the app of the course. */
export function readAppRole(meta: Meta): AppRole | undefined {
  return APP_ROLES.find((role) => hasFlag(meta, role));
}

function isChange(role: AppRole | undefined): boolean {
  return role === 'change' || role === 'start' || role === 'solution';
}

/** Returns true for a block whose lines begin with `+`, `-` or a space. */
export function hasSigns(meta: Meta): boolean {
  return hasFlag(meta, 'diff') || isChange(readAppRole(meta));
}

/** Matches `add="inside <manifest>"`. Other values are words only. */
const PLACE = /^(inside|after) (.+)$/;

function readPlace(meta: string): CodeMeta['change'] {
  const replace = readAttribute(meta, 'replace');
  if (replace != null) return { words: 'replace', code: replace };
  if (readAppRole(meta) === 'new') return { words: 'new file' };
  if (isChange(readAppRole(meta))) return { words: 'change' };
  const add = readAttribute(meta, 'add');
  if (add == null) return undefined;
  const [, word, code] = PLACE.exec(add) ?? [];
  return word == null ? { words: `add ${add}` } : { words: `add ${word}`, code };
}

/** Parses the info string of a fence, except what only `readSamples` needs, such as `inside`. */
export function parseMeta(fence: Meta): CodeMeta {
  const meta = fence ?? '';
  return {
    title: readAttribute(meta, 'title'),
    change: readPlace(meta),
    highlighted: new Set(rangeParser(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '')),
    isDiff: hasFlag(meta, 'diff'),
    appRole: readAppRole(meta),
    isCollapsed: hasFlag(meta, 'collapsed'),
    situations:
      readAttribute(meta, 'run')?.split(/\s+/).filter(Boolean) ?? (hasFlag(meta, 'run') ? [] : undefined),
    models: readAttribute(meta, 'model')?.split(/\s+/).filter(Boolean) ?? [],
    scene: readAttribute(meta, 'scene'),
  };
}

const MAGIC = /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Removes `highlight-…` comments and adds the lines they mark to `highlighted`. */
export function applyMagicComments(code: string, highlighted: Set<number>): string {
  const kept: string[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const kind = MAGIC.exec(line)?.[1];
    if (kind === 'next-line') isNext = true;
    else if (kind != null) isInside = kind === 'start';
    else {
      kept.push(line);
      if (isInside || isNext) highlighted.add(kept.length);
      isNext = false;
    }
  }
  return kept.join('\n');
}
