import { normalizeTokens, type Prism } from 'prism-react-renderer';
import { conventionalVariables } from './apiNames';
import type { JsonEntry, JsonSymbol } from '../apiJson';
import type { CodeLink } from '../../page-source/mdx/codeLinks';
import { tokenize } from '../../page-source/mdx/tokenize';
import type { NameIndex } from './createNameIndex';

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);
const TEXT = new Set(['comment', 'string', 'regex', 'plain-text', 'attr-value']);
/** How many characters before a name are checked to classify it. */
const LONGEST_LOOK_BEHIND = 80;
const LIBRARY_IMPORTS = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]react-native-vision-camera['"]/g;
const OTHER_IMPORTS =
  /import\s+(?:type\s+)?([^'"]*?)\s+from\s+['"](?!react-native-vision-camera['"])[^'"]+['"]/g;
const DECLARED = /\b(?:function|class|interface|type|enum|const|let|var)\s+(\w+)/g;
const ANNOTATED = /\b(\w+)(?:\??:\s*(?:React\.)?(?:RefObject<)?|\s*=\s*(?:React\.)?useRef<)(?=[A-Z])(\w+)\b/g;
const RESULT = /(?:const|let)\s+(\w+)\s*=\s*(?:await\s+)?([\w.?!]+)\(/g;
const CALLBACK = /\b(\w+)\(\s*\(?(\w+)\)?\s*=>/g;

/** Resolves an expression such as `Camera`, `format.fps` or `camera.current?.takePhoto`. */
type Find = (expression: string) => JsonEntry | undefined;

/** Resolves the names of a block: exports that it imports, or all exports if it has no imports, and values of their types. */
function createFind(index: NameIndex, code: string): Find {
  const namesIn = (pattern: RegExp) =>
    new Set([...code.matchAll(pattern)].flatMap(([, names]) => names!.match(/\w+/g) ?? []));
  const [imported, declared, foreign] = [LIBRARY_IMPORTS, DECLARED, OTHER_IMPORTS].map(namesIn);
  const hasImports = /^import\s/m.test(code);
  const exported = (name: string) =>
    (hasImports ? imported!.has(name) : !declared!.has(name) && !foreign!.has(name))
      ? index.symbol(name)
      : undefined;
  // A name with two types in one block is ambiguous.
  const values = new Map<string, JsonSymbol | undefined>();
  const add = (name: string, symbol: JsonSymbol | undefined) =>
    symbol && values.set(name, values.has(name) && values.get(name) !== symbol ? undefined : symbol);
  const ownerOf = (name: string) => values.get(name) ?? exported(name);
  const find: Find = (expression) => {
    const names = expression.split(/[?!]?\./);
    const owner = ownerOf(names[0]!);
    return names.length === 1 ? owner : owner && index.member(owner.name, names.at(-1)!);
  };
  for (const [, name, type] of code.matchAll(ANNOTATED)) add(name!, exported(type!));
  for (const [, name, callee] of code.matchAll(RESULT)) {
    const type = find(callee!)?.returns?.replaceAll(/^Promise<|>$|\s*\|\s*(?:undefined|null)/g, '');
    add(name!, index.symbol(type ?? ''));
  }
  for (const [, callee, argument] of code.matchAll(CALLBACK)) {
    const [, type] = /^\(\w+: (\w+)/.exec(exported(callee!)?.parameters?.[0]?.type ?? '') ?? [];
    add(argument!, index.symbol(type ?? ''));
  }
  // Examples in the library's comments have no imports, so conventional names decide.
  for (const [name, type] of hasImports ? [] : Object.entries(conventionalVariables))
    if (!values.has(name) && !declared!.has(name)) add(name, index.symbol(type!));
  return find;
}

/** Returns the links in a code block: exports, props of `<Camera>`, members of values, and error codes. */
export function linkCode(index: NameIndex, prism: typeof Prism, code: string, language: string): CodeLink[] {
  if (!LANGUAGES.has(language)) return [];
  const find = createFind(index, code);
  const links: CodeLink[] = [];
  /** Elements by the depth of their tag, and open brackets with the types whose keys they can contain. */
  const elements: string[] = [];
  const open: { bracket: string; types?: string[] }[] = [];

  function openBracket(bracket: string, before: string) {
    const outer = open.at(-1);
    const [, callee] = /([\w$][\w$.?!]*)$/.exec(before) ?? [];
    const types =
      bracket === '('
        ? callee && find(callee)?.parameters?.map(({ type }) => type.replace('[]', ''))
        : outer?.bracket !== '{' && outer?.types;
    open.push({ bracket, types: types || undefined });
  }

  function urlOf(name: string, before: string, after: string, types: readonly string[]) {
    if (types.includes('attr-name')) {
      const isProp = elements[types.length] === 'Camera' && find('Camera');
      return isProp ? index.member('CameraProps', name)?.url : undefined;
    }
    const [object] = /[A-Za-z_$][\w$]*(?:[?!]?\.current)?[?!]?\.$/.exec(before) ?? [];
    if (object != null) return find(object + name)?.url;
    const isFirst = /[{,]\s*$/.test(before);
    const { bracket, types: owners } = open.at(-1) ?? {};
    if (isFirst && bracket === '{' && owners)
      return owners.map((owner) => index.member(owner, name)?.url).find(Boolean);
    return isFirst && /^\??:/.test(after) ? undefined : index.symbol(name) && find(name)?.url;
  }

  let start = 0;
  for (const line of normalizeTokens(tokenize(prism, code, language))) {
    for (const { types, content, empty } of line) {
      if (empty) continue;
      if (types.at(-1) === 'class-name' && types.at(-2) === 'tag') elements[types.length] = content;
      const isCode = !types.some((type) => TEXT.has(type)) || types.includes('interpolation');
      const [, quoted] = /^['"](.*)['"]$/.exec(content) ?? [];
      const error = !isCode && quoted && index.errorUrl(quoted);
      if (error) links.push({ start: start + 1, end: start + content.length - 1, url: error });
      for (const { 0: text, index: offset } of isCode
        ? content.matchAll(/[A-Za-z_$][\w$]*|[()[\]{}]/g)
        : []) {
        const from = start + offset;
        const end = from + text.length;
        const before = code.slice(Math.max(0, from - LONGEST_LOOK_BEHIND), from);
        if ('([{'.includes(text)) openBracket(text, before);
        else if (')]}'.includes(text)) open.pop();
        const url = /\w/.test(text) ? urlOf(text, before, code.slice(end), types) : undefined;
        if (url) links.push({ start: from, end, url });
      }
      start += content.length;
    }
    start += 1;
  }
  return links;
}
