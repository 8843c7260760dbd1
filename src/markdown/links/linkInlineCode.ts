import { commonWords, usualNames } from '../../data/apiNames';
import type { NameIndex } from './createNameIndex';

/** A part of a piece of code that leads to a page. */
export interface CodeLink {
  start: number;
  end: number;
  /** Path without the base path. */
  address: string;
}

const CALL = /^([\w$?.!]+?)(\(.*\))?$/s;
const PROP = /^(\w+)=(?:\{.*\}|".*"|'.*')$/s;
const ELEMENT = /^<(\w+)(?:\s[^>]*)?\/?>$/s;
const NAME = /(?<![\w$.@/-])([A-Za-z_$][\w$]*)(?:\.([A-Za-z]\w*))?(?![\w$/-])/g;
/** Words that stand before another word in TypeScript. */
const KEYWORDS =
  /\b(?:async|await|class|const|extends|from|function|import|interface|is|keyof|new|readonly|return|static|type|typeof)\s+/g;

/** Returns the page that a whole piece of inline code names, or `undefined`. */
function addressOfWhole(index: NameIndex, code: string, isBareKnown: boolean): string | undefined {
  const error = index.errorAddress(code);
  if (error) return error;
  const [, element] = ELEMENT.exec(code) ?? [];
  if (element) return index.symbol(element)?.address;
  const [, prop] = PROP.exec(code) ?? [];
  if (prop) return index.member('CameraProps', prop)?.address;
  const [, path = '', call] = CALL.exec(code) ?? [];
  const [first = '', second, third] = path.split(/[?!]?\./).filter((name) => name && name !== 'current');
  const owner = index.symbol(first) ? first : (usualNames[first] ?? '');
  if (second) return third ? undefined : index.member(owner, second)?.address;
  const symbol = index.symbol(first);
  if (symbol || !isBareKnown || commonWords.has(first)) return symbol?.address;
  const member = index.onlyMember(first);
  return call && member?.kind === 'property' && !member.type?.includes('=>') ? undefined : member?.address;
}

/** Exported names and their members inside of longer code, such as `Promise<PhotoFile>`. */
function linksInside(index: NameIndex, code: string): CodeLink[] {
  const unquoted = code.replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => ' '.repeat(quoted.length));
  // Two words in a row are prose: a message of the library, or a command.
  if (/\w \w/.test(unquoted.replaceAll(KEYWORDS, '|'))) return [];
  return [...unquoted.matchAll(NAME)].flatMap(({ 0: text, 1: name = '', 2: second, index: start }) => {
    const symbol = index.symbol(name);
    const address = symbol && second ? index.member(name, second)?.address : symbol?.address;
    return address ? [{ start, end: start + text.length, address }] : [];
  });
}

/**
 * Returns the links of a piece of inline code: one over all of it where it names one thing, or one for each name in it.
 * `isBareKnown` says whether a member may stand without its owner, as in guides; on API pages such a word is a parameter.
 */
export function linkInlineCode(index: NameIndex, code: string, isBareKnown = true): CodeLink[] {
  const address = addressOfWhole(index, code.trim(), isBareKnown);
  return address ? [{ start: 0, end: code.length, address }] : linksInside(index, code);
}

/** Returns the parts of a piece of code in order, those that are links with their address. */
export function splitAtLinks(text: string, links: readonly CodeLink[]): { text: string; address?: string }[] {
  let done = 0;
  const parts = links.flatMap(({ start, end, address }) => {
    const plain = text.slice(done, start);
    done = end;
    return [{ text: plain }, { text: text.slice(start, end), address }];
  });
  return [...parts, { text: text.slice(done) }].filter((part) => part.text);
}
