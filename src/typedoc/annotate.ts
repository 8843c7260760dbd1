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
import { code, commentHolderOf, rawText, splitSentence } from './comments';
import { printMember, printSymbol } from './printDeclaration';

/** Returns Markdown of ours as a part of a comment, which is written as it is. */
function ownText(text: string) {
  return [{ kind: 'code' as const, text }];
}

/** Adds a block tag with Markdown of ours to the comment of a declaration. */
export function addTag(declaration: DeclarationReflection, name: `@${string}`, text: string): void {
  const holder = commentHolderOf(declaration);
  holder.comment ??= new Comment();
  holder.comment.blockTags.push(new CommentTag(name, ownText(text)));
}

/** True for what is exported or comes from another package. */
export function isDocumented(base: SomeType): boolean {
  return (
    base.type === 'reference' && (base.reflection != null || base.package !== 'react-native-vision-camera')
  );
}

/** Removes constructors and the members of bases that have a page of their own; puts types in the place of type parameters. */
function takeOver(symbol: DeclarationReflection, project: ProjectReflection): void {
  const hidden = symbol.extendedTypes?.find((base) => !isDocumented(base));
  const argument = hidden?.type === 'reference' ? hidden.typeArguments?.[0] : undefined;
  for (const member of [...(symbol.children ?? [])]) {
    const inherited = member.inheritedFrom ?? member.signatures?.[0]?.inheritedFrom;
    let owner: Reflection | undefined = inherited?.reflection;
    while (owner?.parent != null && owner.parent !== project) owner = owner.parent;
    const isElsewhere = owner != null && owner !== symbol;
    if (isElsewhere || member.kindOf(ReflectionKind.Constructor)) project.removeReflection(member);
    const typed = member.getSignature ?? member;
    if (argument && typed.type?.type === 'reference' && typed.type.refersToTypeParameter)
      typed.type = argument;
  }
}

/** The keys of `Record<'a' | 'b', T>` become properties. */
function addKeys(symbol: DeclarationReflection, project: ProjectReflection): void {
  if (symbol.type?.type !== 'reference' || symbol.type.name !== 'Record') return;
  const [keys, value] = symbol.type.typeArguments!;
  for (const key of keys!.type === 'union' ? keys!.types : []) {
    if (key.type !== 'literal') continue;
    const property = new DeclarationReflection(String(key.value), ReflectionKind.Property, symbol);
    property.type = value;
    property.sources = symbol.sources;
    symbol.addChild(property);
    project.registerReflection(property, undefined, undefined);
  }
}

/** Returns the members of a class, an interface or an object. */
export function membersOf({ children, kind, type }: DeclarationReflection): DeclarationReflection[] {
  if (children || kind !== ReflectionKind.Variable) return children ?? [];
  return (type?.type === 'reflection' && type.declaration.children) || [];
}

function createGroup(
  title: string,
  owner: ProjectReflection | DeclarationReflection,
  children: DeclarationReflection[],
) {
  return Object.assign(new ReflectionGroup(title, owner), { children });
}

function groupMembers(symbol: DeclarationReflection): void {
  const members = membersOf(symbol);
  const titleOf = ({ signatures, flags }: DeclarationReflection) =>
    signatures == null ? 'Properties' : flags.isStatic ? 'Static methods' : 'Methods';
  symbol.groups = ['Properties', 'Methods', 'Static methods']
    .map((title) =>
      createGroup(
        title,
        symbol,
        members.filter((member) => titleOf(member) === title),
      ),
    )
    .filter(({ children }) => children.length > 0);
}

/** Groups the symbols by task, and puts our own first sentences into their comments; throws one line when a group and the exports differ. */
function groupSymbols(project: ProjectReflection): void {
  const symbols = new Map(project.children?.map((symbol) => [symbol.name, symbol]));
  const grouped = apiGroups.flatMap((group) => group.symbols);
  const missing = [...symbols.keys()].filter((name) => !grouped.some((entry) => entry.name === name));
  if (missing.length > 0)
    throw new Error(
      `The library exports ${missing.join(', ')}, which no group of src/data/apiGroups.ts names: add it to one.`,
    );
  const names = grouped.map(({ name }) => name);
  const unknown = names.filter((name, index) => !symbols.has(name) || names.indexOf(name) !== index);
  if (unknown.length > 0)
    throw new Error(
      `src/data/apiGroups.ts names ${unknown.join(', ')} twice or although the library does not export it: remove it.`,
    );
  project.groups = apiGroups.map(({ title, text, symbols: entries }) =>
    Object.assign(
      createGroup(
        title,
        project,
        entries.map(({ name }) => symbols.get(name)!),
      ),
      {
        description: ownText(text),
      },
    ),
  );
  for (const { name, summary } of grouped) {
    if (!summary) continue;
    addTag(symbols.get(name)!, '@summary', summary);
    const comment = commentHolderOf(symbols.get(name)!).comment!;
    comment.summary = [...ownText(summary), ...splitSentence(comment.summary)[1]];
  }
}

/** Returns everything that the library says about a declaration and what is within it. */
function wordsOf(declaration: DeclarationReflection, project: ProjectReflection): string {
  const isSymbol = declaration.parent === project;
  const texts = [isSymbol ? printSymbol(declaration, []) : printMember(declaration)];
  const read = (reflection: Reflection): true => {
    const { summary = [], blockTags = [] } = reflection.comment ?? {};
    texts.push(...[summary, ...blockTags.map(({ content }) => content)].map(rawText));
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
    const found = member == null ? symbol : symbol && membersOf(symbol).find((one) => one.name === member);
    if (found && wordsOf(found, project).includes(quote))
      addTag(found, '@correction', `${note} See ${code(evidence)}.`);
    else
      onUnused(
        `src/data/apiCorrections.ts corrects "${quote}" of ${target}, which the library does not have: remove the correction or adapt it.`,
      );
  }
}

/** Adds to a converted project what the pages show beyond the library's source. */
export function annotate(project: ProjectReflection, onUnused: (message: string) => void): void {
  for (const symbol of project.children ?? []) {
    takeOver(symbol, project);
    addKeys(symbol, project);
    groupMembers(symbol);
  }
  addCorrections(project, onUnused);
  groupSymbols(project);
}
