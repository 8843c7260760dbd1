import {
  Comment,
  CommentTag,
  DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionGroup,
  ReflectionKind,
  type SomeType,
} from 'typedoc';
import { apiCorrections } from '../data/apiCorrections';
import { apiGroups } from '../data/apiGroups';
import { code } from './comments';
import { printMember, printSymbol } from './printDeclaration';

/** Adds a block tag with Markdown of ours, which is written as it is, to the comment of a declaration. */
export function addTag(declaration: DeclarationReflection, name: `@${string}`, text: string): void {
  declaration.comment ??= new Comment();
  declaration.comment.blockTags.push(new CommentTag(name, [{ kind: 'code', text }]));
}

/** True for what is exported or comes from another package. */
export function isDocumented(base: SomeType): boolean {
  return (
    base.type === 'reference' && (base.reflection != null || base.package !== 'react-native-vision-camera')
  );
}

/** Returns the signature of a function, a method or a callback. */
export function callableOf({ signatures, type }: DeclarationReflection) {
  return signatures?.[0] ?? (type?.type === 'reflection' ? type.declaration.signatures?.[0] : undefined);
}

/** Returns the comment of a declaration, which TypeDoc keeps with the signature of what can be called. */
export function commentOf(declaration: DeclarationReflection): Comment | undefined {
  return declaration.comment ?? (callableOf(declaration) ?? declaration.getSignature)?.comment;
}

/** Returns the members of a class, an interface or an object. */
export function membersOf({ children, kind, type }: DeclarationReflection): DeclarationReflection[] {
  if (children || kind !== ReflectionKind.Variable) return children ?? [];
  return (type?.type === 'reflection' && type.declaration.children) || [];
}

/** Removes constructors and what the page of a base shows; puts comments and types where the pages read them. */
function normalizeMembers(symbol: DeclarationReflection, project: ProjectReflection): void {
  const hidden = symbol.extendedTypes?.find((base) => !isDocumented(base));
  const argument = hidden?.type === 'reference' ? hidden.typeArguments?.[0] : undefined;
  for (const member of [symbol, ...membersOf(symbol)]) {
    const inherited = member.inheritedFrom ?? member.signatures?.[0]?.inheritedFrom;
    if (inherited?.reflection || member.kindOf(ReflectionKind.Constructor)) project.removeReflection(member);
    member.comment = commentOf(member);
    // A getter is read like any other property.
    if (member.getSignature) member.kind = ReflectionKind.Property;
    member.type ??= member.getSignature?.type;
    if (argument && member.type?.type === 'reference' && member.type.refersToTypeParameter)
      member.type = argument;
  }
}

/** The keys of `Record<'a' | 'b', T>` become properties. */
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
  for (const member of membersOf(symbol))
    groups[member.signatures ? 1 + Number(member.flags.isStatic) : 0]!.children.push(member);
  symbol.groups = groups.filter(({ children }) => children.length > 0);
}

/** Groups the symbols by task and adds our own first sentences; throws one line when the groups and the exports differ. */
function groupSymbols(project: ProjectReflection): void {
  const symbols = new Map(project.children?.map((symbol) => [symbol.name, symbol]));
  const grouped = new Set(apiGroups.flatMap((group) => group.symbols.map(({ name }) => name)));
  const missing = [...symbols.keys()].filter((name) => !grouped.has(name));
  if (missing.length > 0)
    throw new Error(
      `The library exports ${missing.join(', ')}, which no group of src/api/data/apiGroups.ts names: add it to one.`,
    );
  project.groups = apiGroups.map(({ title, text, symbols: entries }) => {
    const group = new ReflectionGroup(title, project);
    group.description = [{ kind: 'code', text }];
    for (const { name, summary } of entries) {
      const symbol = symbols.get(name);
      if (!symbol || !grouped.delete(name))
        throw new Error(
          `src/api/data/apiGroups.ts names ${name} twice or although the library does not export it: remove it.`,
        );
      group.children.push(symbol);
      if (summary) addTag(symbol, '@summary', summary);
    }
    return group;
  });
}

/** Returns everything that the library says about a declaration and what is within it. */
function collectText(declaration: DeclarationReflection): string {
  const texts = [declaration.parent?.isProject() ? printSymbol(declaration, []) : printMember(declaration)];
  const read = (reflection: Reflection): true => {
    const { summary = [], blockTags = [] } = reflection.comment ?? {};
    texts.push(...[summary, ...blockTags.map(({ content }) => content)].map(Comment.combineDisplayParts));
    reflection.traverse(read);
    return true;
  };
  read(declaration);
  return texts.join('\n').replaceAll(/\s+/g, ' ');
}

/** Adds each correction to the comment that it is about; calls `onUnused` for one whose target or quote is gone. */
function addCorrections(project: ProjectReflection, onUnused: (message: string) => void): void {
  for (const { target, quote, note, evidence } of apiCorrections) {
    const [name, member] = target.split('.');
    const symbol = project.children?.find((candidate) => candidate.name === name);
    const found = member && symbol ? membersOf(symbol).find((one) => one.name === member) : symbol;
    if (found && collectText(found).includes(quote))
      addTag(found, '@correction', `${note} See ${code(evidence)}.`);
    else
      onUnused(
        `src/api/data/apiCorrections.ts corrects "${quote}" of ${target}, which the library does not have: remove the correction or adapt it.`,
      );
  }
}

/** Adds to a converted project what the pages show beyond the library's source. */
export function annotate(project: ProjectReflection, onUnused: (message: string) => void): void {
  for (const symbol of project.children ?? []) {
    normalizeMembers(symbol, project);
    addKeys(symbol, project);
    groupMembers(symbol);
  }
  addCorrections(project, onUnused);
  groupSymbols(project);
}
