import path from 'node:path';
import {
  type CommentDisplayPart,
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
  type Router,
  type SignatureReflection,
  type TagString,
} from 'typedoc';
import { declaredLinks } from '../data/apiCorrections';
import { isDocumented, membersOf } from './annotate';
import type { ApiJson, JsonEntry, JsonSymbol } from './apiJson';
import { type AddressOf, commentHolderOf, rawText, summaryOf, tagsOf, toMarkdown } from './comments';
import type { Library } from './locateLibrary';
import { printMember, printSymbol, printType } from './printDeclaration';

/** What the pages and `/api.json` are written from. */
export interface ApiModel {
  json: ApiJson;
  addressOf: AddressOf;
  entryOf: (declaration: DeclarationReflection) => JsonEntry;
}

/** Returns what finds the address of a symbol or member, by its reflection or by its name. */
function createAddressOf(project: ProjectReflection, router: Router): AddressOf {
  const addresses = new Map<number | string, string>();
  const parameters = new Set<string>();
  const add = (declaration: DeclarationReflection, name: string, address: string) => {
    addresses.set(declaration.id, address).set(name, address);
    for (const signature of declaration.signatures ?? []) {
      addresses.set(signature.id, address);
      for (const parameter of signature.parameters ?? []) parameters.add(parameter.name);
    }
  };
  for (const symbol of project.children ?? []) {
    const address = `/docs/api/${router.getFullUrl(symbol).replace(/\.mdx$/, '')}`;
    add(symbol, symbol.name, address);
    for (const member of membersOf(symbol))
      add(member, `${symbol.name}.${member.name}`, `${address}#${member.name.toLowerCase()}`);
  }
  return (target) => {
    if (typeof target !== 'string') return addresses.get(target.id);
    const declared = declaredLinks.find((link) => link.target === target);
    const address = addresses.get(declared?.instead ?? target);
    // A comment may name a parameter of its function, for which there is no page.
    if (address != null || parameters.has(target.split('.').at(-1)!)) return address;
    throw new Error(
      `A comment of the library links to "${target}", which does not exist: declare it in declaredLinks of src/data/apiCorrections.ts.`,
    );
  };
}

/** Lines of a default value, which TypeDoc hands over as a code block. */
function defaultLines(parts: readonly CommentDisplayPart[]): string[] {
  const lines = rawText(parts)
    .replaceAll(/^```\w*$/gm, '')
    .split('\n');
  return lines.map((line) => line.replace(/^- /, '').trim().replaceAll('"', "'")).filter(Boolean);
}

function sourceOf({ sources }: DeclarationReflection, { packageDir, version }: Library): string | undefined {
  const [source] = sources ?? [];
  const file = source && path.relative(packageDir, source.fullFileName).split(path.sep).join('/');
  if (!file || file.startsWith('..')) return undefined;
  return `https://github.com/mrousavy/react-native-vision-camera/blob/v${version}/package/${file}#L${source.line}`;
}

/** Returns the signature of a function, a method or a callback. */
export function callableOf({ signatures, type }: DeclarationReflection): SignatureReflection | undefined {
  return signatures?.[0] ?? (type?.type === 'reflection' ? type.declaration.signatures?.[0] : undefined);
}

function kindOf(declaration: DeclarationReflection): string {
  if (declaration.kindOf(ReflectionKind.Accessor)) return 'property';
  const kind = ReflectionKind.singularString(declaration.kind).toLowerCase().replace(' alias', '');
  return declaration.flags.isStatic ? `static ${kind}` : kind;
}

/** Returns the type of a property. */
function typeOf(
  { signatures, parent, type, getSignature }: DeclarationReflection,
  project: ProjectReflection,
) {
  return signatures || parent === project ? undefined : printType(type ?? getSignature?.type);
}

/** Returns the model of a converted and annotated project. */
export function createModel(project: ProjectReflection, router: Router, library: Library): ApiModel {
  const addressOf = createAddressOf(project, router);
  const entries = new Map<DeclarationReflection, JsonEntry>();

  function createEntry(declaration: DeclarationReflection, signature: string): JsonEntry {
    const { comment } = commentHolderOf(declaration);
    const contents = (...names: TagString[]) => {
      const found = names.flatMap((name) => tagsOf(comment, name));
      return found.length > 0 ? found : undefined;
    };
    const callable = callableOf(declaration);
    const unreleased = comment?.hasModifier('@unreleased') || undefined;
    const entry: JsonEntry = {
      name: declaration.name,
      kind: kindOf(declaration),
      signature,
      summary: summaryOf(declaration).replaceAll(/`|\\(?=[{<])/g, '') || undefined,
      platforms: contents('@platform')?.map(rawText),
      defaults: contents('@default', '@defaultValue')?.flatMap(defaultLines),
      deprecated: contents('@deprecated')
        ?.map((parts) => toMarkdown(parts, addressOf))
        .join(' '),
      unreleased: unreleased && true,
      address: addressOf(declaration)!,
      source: unreleased ? undefined : sourceOf(declaration, library),
      type: typeOf(declaration, project),
      parameters: callable?.parameters?.map(({ name, type }) => ({ name, type: printType(type) })),
      returns: callable && printType(callable.type),
    };
    entries.set(declaration, entry);
    return entry;
  }

  function createSymbol(symbol: DeclarationReflection): JsonSymbol {
    const bases = (symbol.extendedTypes ?? []).filter(isDocumented).map((base) => printType(base));
    return Object.assign(createEntry(symbol, printSymbol(symbol, bases)), {
      group: project.groups!.find(({ children }) => children.includes(symbol))!.title,
      extends: bases.length > 0 ? bases : undefined,
      guides: [],
      members: membersOf(symbol).map((member) => createEntry(member, printMember(member))),
    });
  }

  const symbols = (project.children ?? []).map(createSymbol);
  return {
    json: { library: 'react-native-vision-camera', version: library.version, symbols },
    addressOf,
    entryOf: (declaration) => entries.get(declaration)!,
  };
}
