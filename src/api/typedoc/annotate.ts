import path from 'node:path';
import {
  Comment,
  type CommentDisplayPart,
  CommentTag,
  DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionGroup,
  ReflectionKind,
  type SomeType,
} from 'typedoc';
import { LIBRARY_VERSION } from '../../config/libraryVersion';
import { REPOSITORY } from '../../config/links';
import { type ApiCorrection, readApiCorrections } from '../../facts/apiCorrections';
import { readApiDefaults } from '../../facts/apiDefaults';
import { readApiGroups } from '../../facts/apiGroups';
import { toInlineCode } from './comments';
import { printMember, printSymbol } from './printDeclaration';

/** Adds a block tag with our own Markdown to the comment of a declaration. */
export function addTag(declaration: DeclarationReflection, name: `@${string}`, text: string): void {
  declaration.comment ??= new Comment();
  declaration.comment.blockTags.push(new CommentTag(name, [{ kind: 'code', text }]));
}

/** Returns true for types that the library exports and types of other packages. */
export function isDocumented(base: SomeType): boolean {
  return (
    base.type === 'reference' && (base.reflection != null || base.package !== 'react-native-vision-camera')
  );
}

/** Returns the signature of a function, a method or a callback. */
export function findSignature({ signatures, type }: DeclarationReflection) {
  return signatures?.[0] ?? (type?.type === 'reflection' ? type.declaration.signatures?.[0] : undefined);
}

/** Returns the comment of a declaration. For functions, TypeDoc keeps it with the signature. */
export function getComment(declaration: DeclarationReflection): Comment | undefined {
  return declaration.comment ?? (findSignature(declaration) ?? declaration.getSignature)?.comment;
}

/** Returns the members of a class, interface or object. */
export function getMembers({ children, kind, type }: DeclarationReflection): DeclarationReflection[] {
  if (children || kind !== ReflectionKind.Variable) return children ?? [];
  return (type?.type === 'reflection' && type.declaration.children) || [];
}

/** Removes constructors and inherited members, and moves comments and types to where the theme reads them. */
function normalizeMembers(symbol: DeclarationReflection, project: ProjectReflection): void {
  const hidden = symbol.extendedTypes?.find((base) => !isDocumented(base));
  const argument = hidden?.type === 'reference' ? hidden.typeArguments?.[0] : undefined;
  for (const member of [symbol, ...getMembers(symbol)]) {
    const inherited = member.inheritedFrom ?? member.signatures?.[0]?.inheritedFrom;
    if (inherited?.reflection || member.kindOf(ReflectionKind.Constructor)) project.removeReflection(member);
    member.comment = getComment(member);
    // Readers use a getter like any other property.
    if (member.getSignature) member.kind = ReflectionKind.Property;
    member.type ??= member.getSignature?.type;
    if (argument && member.type?.type === 'reference' && member.type.refersToTypeParameter)
      member.type = argument;
  }
}

/** Turns the keys of `Record<'a' | 'b', T>` into properties. */
function addKeys(symbol: DeclarationReflection, project: ProjectReflection): void {
  if (symbol.type?.type !== 'reference' || symbol.type.name !== 'Record') return;
  const [keys, value] = symbol.type.typeArguments!;
  for (const key of keys!.type === 'union' ? keys!.types : []) {
    if (key.type !== 'literal') continue;
    const property = new DeclarationReflection(String(key.value), ReflectionKind.Property, symbol);
    Object.assign(property, { type: value, sources: symbol.sources });
    symbol.addChild(property);
    project.registerReflection(property, undefined, undefined);
  }
}

function groupMembers(symbol: DeclarationReflection): void {
  const groups = ['Properties', 'Methods', 'Static methods'].map(
    (title) => new ReflectionGroup(title, symbol),
  );
  for (const member of getMembers(symbol))
    groups[member.signatures ? 1 + Number(member.flags.isStatic) : 0]!.children.push(member);
  symbol.groups = groups.filter(({ children }) => children.length > 0);
}

/** Groups the symbols by task and adds our own summaries. Throws if the groups and the exports differ. */
function groupSymbols(project: ProjectReflection): void {
  const symbols = new Map(project.children?.map((symbol) => [symbol.name, symbol]));
  const groups = readApiGroups();
  const grouped = groups.flatMap((group) => group.symbols.map(({ name }) => name));
  const missing = [...symbols.keys()].filter((name) => !grouped.includes(name));
  const unknown = grouped.filter((name, index) => !symbols.has(name) || grouped.indexOf(name) !== index);
  const problems = [
    missing.length > 0 &&
      `docs/facts/api/groups.yml has no group for ${missing.join(', ')}. Add each to a group.`,
    unknown.length > 0 &&
      `docs/facts/api/groups.yml lists ${unknown.join(', ')} twice, or the library doesn't export it. Remove it.`,
  ].filter(Boolean);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  project.groups = groups.map(({ title, text, symbols: entries }) => {
    const group = new ReflectionGroup(title, project);
    group.description = [{ kind: 'code', text }];
    for (const { name, summary } of entries) {
      const symbol = symbols.get(name)!;
      group.children.push(symbol);
      if (summary) addTag(symbol, '@summary', summary);
    }
    return group;
  });
}

/** Returns the comments of a declaration and its children, each as a list of parts. */
function collectParts(declaration: DeclarationReflection): CommentDisplayPart[][] {
  const lists: CommentDisplayPart[][] = [];
  const read = (reflection: Reflection): true => {
    const { comment } = reflection;
    if (comment) lists.push(comment.summary, ...comment.blockTags.map(({ content }) => content));
    reflection.traverse(read);
    return true;
  };
  read(declaration);
  return lists;
}

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Returns the signature and all comments of a declaration and its children. */
function collectText(declaration: DeclarationReflection): string {
  const signature = declaration.parent?.isProject() ? printSymbol(declaration, []) : printMember(declaration);
  const texts = collectParts(declaration).map(Comment.combineDisplayParts);
  return collapseSpaces([signature, ...texts].join('\n'));
}

/** Replaces a quote in the parts of a comment. It can begin in one part, end in another, and span lines. */
function replaceQuote(parts: CommentDisplayPart[], quote: string, fix: string): void {
  const pattern = quote.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '[ \\n]');
  const matches = [...Comment.combineDisplayParts(parts).matchAll(new RegExp(pattern, 'g'))];
  // Replaces the last match first, so that the positions of the others stay valid.
  for (const { index, 0: match } of matches.reverse()) {
    const end = index + match.length;
    const texts = parts.map((part) => Comment.combineDisplayParts([part]));
    const starts = texts.map((_, part) => texts.slice(0, part).join('').length);
    const first = starts.filter((start) => start <= index).length - 1;
    const last = starts.filter((start) => start < end).length - 1;
    const { kind } = parts[first]!;
    const before = texts[first]!.slice(0, index - starts[first]!);
    const after = texts[last]!.slice(end - starts[last]!);
    const isOne = first === last;
    parts.splice(
      first,
      last - first + 1,
      { kind: isOne && kind === 'code' ? kind : 'text', text: before + fix + (isOne ? after : '') },
      ...(isOne ? [] : [{ ...parts[last]!, text: after }]),
    );
  }
}

/** Returns the symbol or member with this name. */
function findTarget(project: ProjectReflection, target: string): DeclarationReflection | undefined {
  const [name, member] = target.split('.');
  const symbol = project.children?.find((candidate) => candidate.name === name);
  return member && symbol ? getMembers(symbol).find((one) => one.name === member) : symbol;
}

/** Returns a link to a file of the library. */
function linkSource(file: string): string {
  return `[${path.basename(file)}](${REPOSITORY}/blob/v${LIBRARY_VERSION}/package/${file})`;
}

/** Matches a link by {@link linkSource}. The capture group is the path of the file. */
export const CORRECTION_SOURCE = /\[[^\]]*\]\(\S+?\/package\/(\S+)\)/g;

/** Returns the library's wording as Markdown. */
function cite({ quote }: ApiCorrection): string {
  if (quote.includes('\n')) return 'the example';
  const text = quote.replaceAll(/\{@linkcode (\w+)\}/g, '$1').trim();
  return /[()<=[\]{}]/.test(text) && !text.includes('`') ? toInlineCode(text) : `“${text}”`;
}

/** Makes each correction in its target's comment, or adds it. Returns a line for each one whose target or quote is gone. */
function addCorrections(project: ProjectReflection): string[] {
  const outdated: string[] = [];
  // Looks for all quotes first, because a fix can change the text around another quote.
  const found = readApiCorrections().corrections.filter(({ target, quote }) => {
    const declaration = findTarget(project, target);
    if (declaration && collectText(declaration).includes(collapseSpaces(quote))) return true;
    outdated.push(
      `docs/facts/api/corrections.yml corrects "${quote}" in ${target}, but the library doesn't say that. Change or remove the correction.`,
    );
    return false;
  });
  for (const { target, quote, fix, note, source } of found) {
    const declaration = findTarget(project, target)!;
    if (fix != null) for (const parts of collectParts(declaration)) replaceQuote(parts, quote, fix);
    if (note) addTag(declaration, '@correction', `${note} ${linkSource(source)}`);
  }
  const fixed = found.filter(({ fix }) => fix != null);
  for (const target of new Set(fixed.map((correction) => correction.target))) {
    const fixes = fixed.filter((correction) => correction.target === target);
    const sources = new Set(fixes.map(({ source }) => linkSource(source)));
    const text = `Wrong in the library's comments and corrected here: ${fixes.map(cite).join(', ')}. ${[...sources].join(' ')}`;
    addTag(findTarget(project, target)!, '@correction', text);
  }
  return outdated;
}

/** Replaces the default values of the comments where they are missing or wrong. Returns a line for each unknown target. */
function addDefaults(project: ProjectReflection): string[] {
  return Object.entries(readApiDefaults()).flatMap(([target, lines]) => {
    const declaration = findTarget(project, target);
    if (!declaration) return [`docs/facts/api/defaults.yml has ${target}, which doesn't exist. Remove it.`];
    declaration.comment?.removeTags('@default');
    addTag(declaration, '@default', lines.join('\n'));
    return [];
  });
}

/** Adds everything to a converted project that isn't in the library's source. Returns a line for each outdated correction. */
export function annotate(project: ProjectReflection): string[] {
  for (const symbol of project.children ?? []) {
    normalizeMembers(symbol, project);
    addKeys(symbol, project);
    groupMembers(symbol);
  }
  const outdated = [...addCorrections(project), ...addDefaults(project)];
  groupSymbols(project);
  return outdated;
}
