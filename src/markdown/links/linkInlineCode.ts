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

function addressOfMember(index: NameIndex, owner: string, name: string): string | undefined {
  return index.member(index.symbol(owner) ? owner : (usualNames[owner] ?? ''), name)?.address;
}

function addressOfPath(
  index: NameIndex,
  path: string,
  isCall: boolean,
  isBareKnown: boolean,
): string | undefined {
  const names = path.split(/[?!]?\./).filter((name) => name !== 'current' && name !== '');
  const [first, second] = names;
  if (names.length === 2) return addressOfMember(index, first!, second!);
  if (names.length !== 1) return undefined;
  const symbol = index.symbol(first!);
  if (symbol) return symbol.address;
  const member = index.onlyMember(first!);
  if (member == null || !isBareKnown || commonWords.has(first!)) return undefined;
  return isCall && member.kind === 'property' && !member.type?.includes('=>') ? undefined : member.address;
}

/** Returns the page that a whole piece of inline code names, or `undefined`. */
function addressOfWhole(index: NameIndex, code: string, isBareKnown: boolean): string | undefined {
  const error = index.errorAddress(code);
  if (error) return error;
  const element = ELEMENT.exec(code);
  if (element) return index.symbol(element[1]!)?.address;
  const prop = PROP.exec(code);
  if (prop) return index.member('CameraProps', prop[1]!)?.address;
  const call = CALL.exec(code);
  return call ? addressOfPath(index, call[1]!, call[2] != null, isBareKnown) : undefined;
}

/** Words that stand before another word in TypeScript. */
const KEYWORDS =
  /\b(?:async|await|class|const|extends|from|function|import|interface|is|keyof|new|readonly|return|static|type|typeof)\s+/g;

/** Exported names and their members inside of longer code, such as `Promise<PhotoFile>`. */
function linksInside(index: NameIndex, code: string): CodeLink[] {
  const unquoted = code.replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => ' '.repeat(quoted.length));
  // Two words in a row are prose: a message of the library, or a command.
  if (/\w \w/.test(unquoted.replaceAll(KEYWORDS, '|'))) return [];
  return [...unquoted.matchAll(/(?<![\w$.@/-])([A-Za-z_$][\w$]*)(?:\.([A-Za-z]\w*))?(?![\w$/-])/g)].flatMap(
    (match) => {
      const [text, name, second] = match;
      const symbol = index.symbol(name!);
      if (symbol == null) return [];
      const address = second == null ? symbol.address : index.member(name!, second)?.address;
      return address == null ? [] : [{ start: match.index, end: match.index + text.length, address }];
    },
  );
}

/**
 * Returns the links of a piece of inline code: one over all of it where it names one thing, or one for each name in it.
 * `isBareKnown` says whether a member may stand without its owner, as in guides; on API pages such a word is a parameter.
 */
export function linkInlineCode(index: NameIndex, code: string, isBareKnown = true): CodeLink[] {
  const whole = addressOfWhole(index, code.trim(), isBareKnown);
  return whole ? [{ start: 0, end: code.length, address: whole }] : linksInside(index, code);
}
