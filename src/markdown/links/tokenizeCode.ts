import type { Prism } from 'prism-react-renderer';
import type { Token } from 'prismjs';
import { tokenize } from '../tokenize';

/** A piece of code that Prism does not divide further. */
export interface Leaf {
  text: string;
  /** Position in the code. */
  start: number;
  /** Types of the token and of all tokens around it. */
  types: readonly string[];
  /** Name of the element whose opening tag the leaf stands in. */
  element?: string;
}

function typesOf(token: Token): string[] {
  return [token.type, ...[token.alias ?? []].flat()];
}

function textOf(token: Token | string): string {
  if (typeof token === 'string') return token;
  const { content } = token;
  return Array.isArray(content)
    ? content.map((child) => textOf(child as Token | string)).join('')
    : textOf(content as Token | string);
}

/** Returns all pieces of the code in order; together they are the code. */
export function tokenizeCode(prism: typeof Prism, code: string, language: string): Leaf[] {
  const leaves: Leaf[] = [];
  let start = 0;
  function walk(token: Token | string, types: readonly string[], element: string | undefined) {
    if (typeof token === 'string') {
      leaves.push({ text: token, start, types, element });
      start += token.length;
      return;
    }
    const own = [...types, ...typesOf(token)];
    const isTag = token.type === 'tag' && types.at(-1) !== 'tag';
    const name = isTag ? /^<([\w.]+)/.exec(textOf(token))?.[1] : element;
    // An expression inside of a tag is code again.
    const inner = token.type === 'script' ? undefined : name;
    for (const child of [token.content].flat()) walk(child as Token | string, own, inner);
  }
  for (const token of tokenize(prism, code, language)) walk(token, [], undefined);
  return leaves;
}
