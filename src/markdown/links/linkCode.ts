import type { Prism } from 'prism-react-renderer';
import { usualNames } from '../../data/apiNames';
import type { JsonEntry, JsonSymbol } from '../../typedoc/apiJson';
import type { NameIndex } from './createNameIndex';
import { findOptions } from './findOptions';
import type { CodeLink } from './linkInlineCode';
import { tokenizeCode, type Leaf } from './tokenizeCode';

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);
const TEXT = ['comment', 'string', 'regex', 'plain-text', 'template-string', 'attr-value'];
/** Characters before a name that tell what it is. */
const LONGEST_LOOK_BEHIND = 80;
const LIBRARY = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]react-native-vision-camera['"]/g;
const OTHERS = /import\s+(?:type\s+)?([^'"]*?)\s+from\s+['"](?!react-native-vision-camera['"])[^'"]+['"]/g;
const DECLARED = /\b(?:function|class|interface|type|enum|const|let|var)\s+(\w+)/g;

/** Returns the names of the library that a block may mean: those it imports, or all where it imports nothing. */
function visibleNames(code: string): (name: string) => boolean {
  const namesIn = (pattern: RegExp) =>
    new Set([...code.matchAll(pattern)].flatMap(([, names]) => names!.match(/\w+/g) ?? []));
  const hidden = new Set([...namesIn(OTHERS), ...namesIn(DECLARED)]);
  const imported = namesIn(LIBRARY);
  const hasImports = /^import\s/m.test(code);
  return (name) => (hasImports ? imported.has(name) : !hidden.has(name));
}

/** In a block without imports, such as an example of the library, a value is what its usual name says. */
function usualSymbol(index: NameIndex, code: string, name: string): JsonSymbol | undefined {
  const isDeclared = /^import\s/m.test(code) || new RegExp(`\\b(?:const|let|var)\\s+${name}\\b`).test(code);
  return isDeclared ? undefined : index.symbol(usualNames[name] ?? '');
}

/** The symbol that a type stands for, for example `PhotoFile` for `Promise<PhotoFile>` and for `PhotoFile | undefined`. */
function symbolIn(index: NameIndex, type: string | undefined): JsonSymbol | undefined {
  const name = type
    ?.replace(/^Promise<(.*)>$/, '$1')
    .replace(/\s*\|\s*(?:undefined|null)/g, '')
    .trim();
  return name == null ? undefined : index.symbol(name);
}

/** What is known about the names of values in a block: which symbol each one is. */
type Values = Map<string, JsonSymbol>;

/** Returns the symbol that an expression such as `camera.current` is. */
function valueOf(index: NameIndex, values: Values, expression: string): JsonSymbol | undefined {
  const [first] = expression.split(/[?!]?\./);
  return values.get(first!) ?? index.symbol(first!);
}

function findCallee(index: NameIndex, values: Values, callee: string): JsonEntry | undefined {
  const names = callee.split(/[?!]?\./);
  const name = names.at(-1)!;
  if (names.length === 1) return index.symbol(name);
  const owner = valueOf(index, values, callee);
  return owner && index.member(owner.name, name);
}

/** Reads which values a block gets from the library: by annotation, from its functions, and as arguments of its callbacks. */
function readValues(index: NameIndex, code: string, isVisible: (name: string) => boolean): Values {
  const values: Values = new Map();
  const conflicts = new Set<string>();
  function add(name: string, symbol: JsonSymbol | undefined) {
    if (symbol == null || conflicts.has(name)) return;
    const known = values.get(name);
    if (known != null && known !== symbol) {
      conflicts.add(name);
      values.delete(name);
    } else values.set(name, symbol);
  }
  for (const [, name, type] of code.matchAll(/\b(\w+)\??:\s*(?:React\.)?(?:RefObject<)?([A-Z]\w*)\b/g)) {
    if (isVisible(type!)) add(name!, index.symbol(type!));
  }
  for (const [, name, type] of code.matchAll(/const\s+(\w+)\s*=\s*(?:React\.)?useRef<(\w+)/g)) {
    if (isVisible(type!)) add(name!, index.symbol(type!));
  }
  for (const [, name, callee] of code.matchAll(/(?:const|let)\s+(\w+)\s*=\s*(?:await\s+)?([\w.?!]+)\(/g)) {
    if (isVisible(callee!) || callee!.includes('.'))
      add(name!, symbolIn(index, findCallee(index, values, callee!)?.returns));
  }
  for (const [, callee, argument] of code.matchAll(/\b(\w+)\(\s*\(?(\w+)\)?\s*=>/g)) {
    const type = /^\(\w+: (\w+)/.exec(
      isVisible(callee!) ? (index.symbol(callee!)?.parameters?.[0]?.type ?? '') : '',
    )?.[1];
    if (type != null) add(argument!, index.symbol(type));
  }
  return values;
}

/** Returns the links of a block of code: exported names, props of `<Camera>`, members of values, and error codes. */
export function linkCode(index: NameIndex, prism: typeof Prism, code: string, language: string): CodeLink[] {
  if (!LANGUAGES.has(language)) return [];
  const isVisible = visibleNames(code);
  const values = readValues(index, code, isVisible);
  const ownerOf = (name: string) =>
    values.get(name) ?? usualSymbol(index, code, name) ?? (isVisible(name) ? index.symbol(name) : undefined);
  const options = findOptions(code, (callee) => {
    const names = callee.split(/[?!]?\./);
    if (names.length === 1) return isVisible(callee) ? index.symbol(callee) : undefined;
    const owner = ownerOf(names[0]!);
    return owner && index.member(owner.name, names.at(-1)!);
  });

  function addressOfName(leaf: Leaf, name: string, start: number): string | undefined {
    const before = code.slice(Math.max(0, start - LONGEST_LOOK_BEHIND), start);
    if (leaf.types.includes('attr-name')) {
      return leaf.element === 'Camera' && isVisible('Camera')
        ? index.member('CameraProps', name)?.address
        : undefined;
    }
    const object = /([A-Za-z_$][\w$]*(?:[?!]?\.current)?)[?!]?\.$/.exec(before)?.[1];
    if (object != null) {
      const owner = ownerOf(object.split(/[?!]?\./)[0]!);
      return owner && index.member(owner.name, name)?.address;
    }
    const option = options.get(start);
    if (option != null) return option.map((owner) => index.member(owner, name)?.address).find(Boolean);
    const isKey = /[{,]\s*$/.test(before) && /^\??:/.test(code.slice(start + name.length));
    return isVisible(name) && !isKey ? index.symbol(name)?.address : undefined;
  }

  return tokenizeCode(prism, code, language).flatMap((leaf) => {
    const { text, start, types } = leaf;
    if (types.includes('string') || types.includes('attr-value')) {
      const [, quoted] = /^['"](.*)['"]$/.exec(text) ?? [];
      const address = quoted == null ? undefined : index.errorAddress(quoted);
      return address == null ? [] : [{ start: start + 1, end: start + text.length - 1, address }];
    }
    if (types.some((type) => TEXT.includes(type) && type !== 'template-string')) return [];
    return [...text.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(({ 0: name, index: offset }) => {
      const address = addressOfName(leaf, name, start + offset);
      return address == null ? [] : [{ start: start + offset, end: start + offset + name.length, address }];
    });
  });
}
