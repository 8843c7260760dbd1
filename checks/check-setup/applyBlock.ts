/** How a block changes a file, from its fence. */
export interface Change {
  code: string;
  /** Where the block goes. checks/README.md lists the forms. */
  add?: string;
  /** Text in the line that the block replaces. */
  replace?: string;
}

/**
 * Applies a block to a file like a reader would. `text` is undefined if the file doesn't exist.
 * Throws if there's nothing to change.
 */
export function applyBlock(text: string | undefined, { code, add, replace }: Change): string {
  if (add == null && replace == null) return `${code}\n`;
  if (text == null) throw new Error("The file doesn't exist, so there's nothing to change.");
  if (replace != null) return replaceLine(text, replace, code);
  if (add === 'at the top') return `${code}\n${text}`;
  if (add === 'at the end') return `${text.replace(/\n*$/, '\n')}${code}\n`;
  const [, position, place] = /^(inside|after) (.+)$/.exec(add!) ?? [];
  if (position == null)
    throw new Error(`add="${add}" is none of: inside …, after …, at the top, at the end.`);
  if (position === 'inside' && place!.startsWith('"'))
    return mergeJson(text, JSON.parse(place!) as string, code);
  // A tag matches its opening tag with any attributes.
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

/** Merges the object `code` into the key. Lists grow, but a plugin that's already listed is replaced. */
function mergeJson(text: string, key: string, code: string): string {
  const json = JSON.parse(text) as Record<string, unknown>;
  if (!(key in json)) throw new Error(`The file has no "${key}".`);
  return `${JSON.stringify({ ...json, [key]: merge(json[key], JSON.parse(code)) }, null, 2)}\n`;
}

function merge(old: unknown, added: unknown): unknown {
  if (Array.isArray(old) && Array.isArray(added)) {
    const names = added.map(pluginName);
    return [...old.filter((entry) => !names.includes(pluginName(entry))), ...added];
  }
  if (isObject(old) && isObject(added)) {
    const merged: Record<string, unknown> = { ...old };
    for (const [name, value] of Object.entries(added))
      merged[name] = name in old ? merge(old[name], value) : value;
    return merged;
  }
  return added;
}

/** Returns the name of a config plugin, with or without options. */
function pluginName(entry: unknown): unknown {
  return Array.isArray(entry) ? entry[0] : entry;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
