import { ambiguousMembers, conventionalVariables } from './apiNames';
import type { CodeLink } from '../../page-source/mdx/codeLinks';
import { parseInlineCode } from '../../page-source/mdx/parseInlineCode';
import type { NameIndex } from './createNameIndex';

const NAME = /(?<![\w$.@/-])([A-Za-z_$][\w$]*)(?:\.([A-Za-z]\w*))?(?![\w$/-])/g;
/** Keywords that another word can follow. */
const KEYWORDS =
  /\b(?:async|await|class|const|extends|from|function|import|interface|is|keyof|new|readonly|return|static|type|typeof)\s+/g;

/** Returns the page that inline code names as a whole, or `undefined`. */
function findWholeUrl(index: NameIndex, code: string, isBareKnown: boolean): string | undefined {
  const error = index.errorUrl(code);
  if (error) return error;
  const parsed = parseInlineCode(code);
  if (parsed.kind === 'element') return index.symbol(parsed.name)?.url;
  if (parsed.kind === 'prop') return index.member('CameraProps', parsed.name)?.url;
  if (parsed.kind !== 'path') return undefined;
  const [first = '', second, third] = parsed.names;
  const owner = index.symbol(first) ? first : (conventionalVariables[first] ?? '');
  if (second) return third ? undefined : index.member(owner, second)?.url;
  const symbol = index.symbol(first);
  if (symbol || !isBareKnown || ambiguousMembers.has(first)) return symbol?.url;
  const member = index.onlyMember(first);
  return parsed.isCall && member?.kind === 'property' && !member.type?.includes('=>')
    ? undefined
    : member?.url;
}

/** Finds exports and their members in longer code, such as `Promise<PhotoFile>`. */
function linksInside(index: NameIndex, code: string): CodeLink[] {
  const unquoted = code.replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => ' '.repeat(quoted.length));
  // Two words in a row are a message or a command.
  if (/\w \w/.test(unquoted.replaceAll(KEYWORDS, '|'))) return [];
  return [...unquoted.matchAll(NAME)].flatMap(({ 0: text, 1: name = '', 2: second, index: start }) => {
    const symbol = index.symbol(name);
    const url = symbol && second ? index.member(name, second)?.url : symbol?.url;
    return url ? [{ start, end: start + text.length, url }] : [];
  });
}

/**
 * Returns the links in inline code: one for all of it if it names one thing, or one for each name in it.
 * `isBareKnown` allows a member without its owner, as in guides. On API pages, such a word is a parameter.
 */
export function linkInlineCode(index: NameIndex, code: string, isBareKnown = true): CodeLink[] {
  const url = findWholeUrl(index, code.trim(), isBareKnown);
  return url ? [{ start: 0, end: code.length, url }] : linksInside(index, code);
}
