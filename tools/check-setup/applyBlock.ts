/** How a block changes a file, from its fence. */
export interface Change {
  code: string;
  /** Where the block goes; see CONTRIBUTING.md for the forms. */
  add?: string;
  /** Text in the line that the block takes the place of. */
  replace?: string;
}

/**
 * Returns the text of a file after the block, as a reader would change it.
 * Throws when the file has no such place, or does not exist (`undefined`) and is to be changed.
 */
export function applyBlock(text: string | undefined, { code, add, replace }: Change): string {
  if (add == null && replace == null) return `${code}\n`;
  if (text == null) throw new Error('There is no such file to change.');
  if (replace != null) return replaceLine(text, replace, code);
  if (add === 'at the top') return `${code}\n${text}`;
  if (add === 'at the end') return `${text.replace(/\n*$/, '\n')}${code}\n`;
  const [, way, place] = /^(inside|after) (.+)$/.exec(add!) ?? [];
  if (way == null) throw new Error(`add="${add}" is none of: inside …, after …, at the top, at the end.`);
  if (way === 'inside' && place!.startsWith('"')) return mergeJson(text, JSON.parse(place!) as string, code);
  // The name of a tag stands for its opening, whatever attributes that has.
  const opening = place!.startsWith('<') ? new RegExp(`${place!.slice(0, -1)}[^>]*>`) : undefined;
  const lines = text.split('\n');
  const at = findLine(text, lines, opening, place!);
  return [...lines.slice(0, at + 1), code, ...lines.slice(at + 1)].join('\n');
}

function findLine(text: string, lines: string[], opening: RegExp | undefined, place: string): number {
  if (opening) {
    const match = opening.exec(text);
    if (match) return text.slice(0, match.index + match[0].length).split('\n').length - 1;
  }
  const at = opening ? -1 : lines.findIndex((line) => line.includes(place));
  if (at === -1) throw new Error(`The file has no ${place}.`);
  return at;
}

function replaceLine(text: string, place: string, code: string): string {
  const lines = text.split('\n');
  const at = findLine(text, lines, undefined, place);
  return [...lines.slice(0, at), code, ...lines.slice(at + 1)].join('\n');
}

/** Adds the object `code` below the key, as a reader does: objects merge, lists grow, the same plugin is replaced. */
function mergeJson(text: string, key: string, code: string): string {
  const json = JSON.parse(text) as Record<string, unknown>;
  if (!(key in json)) throw new Error(`The file has no "${key}".`);
  return `${JSON.stringify({ ...json, [key]: merge(json[key], JSON.parse(code)) }, null, 2)}\n`;
}

function merge(old: unknown, added: unknown): unknown {
  if (Array.isArray(old) && Array.isArray(added)) {
    const names = added.map(nameOf);
    return [...old.filter((entry) => !names.includes(nameOf(entry))), ...added];
  }
  if (isObject(old) && isObject(added)) {
    const merged: Record<string, unknown> = { ...old };
    for (const [name, value] of Object.entries(added))
      merged[name] = name in old ? merge(old[name], value) : value;
    return merged;
  }
  return added;
}

/** The name of a config plugin, with or without options. */
function nameOf(entry: unknown): unknown {
  return Array.isArray(entry) ? entry[0] : entry;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
