import path from 'node:path';
import {
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
  type Router,
  type SignatureReflection,
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
function defaultLines(text: string): string[] {
  const lines = text.replaceAll(/^```\w*$/gm, '').split('\n');
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

/** Returns the model of a converted and annotated project. */
export function createModel(project: ProjectReflection, router: Router, library: Library): ApiModel {
  const addressOf = createAddressOf(project, router);
  const entries = new Map<DeclarationReflection, JsonEntry>();

  function createEntry(declaration: DeclarationReflection, signature: string): JsonEntry {
    const { comment } = commentHolderOf(declaration);
    const platforms = tagsOf(comment, '@platform').map(rawText);
    const defaults = [...tagsOf(comment, '@default'), ...tagsOf(comment, '@defaultValue')];
    const deprecated = tagsOf(comment, '@deprecated').map((parts) => toMarkdown(parts, addressOf));
    const isUnreleased = comment?.hasModifier('@unreleased');
    const callable = callableOf(declaration);
    const isValue = !declaration.signatures && !declaration.kindOf(ReflectionKind.ClassOrInterface);
    const type = isValue && printType(declaration.type ?? declaration.getSignature?.type);
    const entry = {
      name: declaration.name,
      kind: kindOf(declaration),
      signature,
      summary: summaryOf(declaration).replaceAll(/`|\\(?=[{<])/g, '') || undefined,
      ...(platforms.length > 0 && { platforms }),
      ...(defaults.length > 0 && { defaults: defaults.flatMap((parts) => defaultLines(rawText(parts))) }),
      ...(deprecated.length > 0 && { deprecated: deprecated.join(' ') }),
      ...(isUnreleased && { unreleased: true as const }),
      address: addressOf(declaration)!,
      source: isUnreleased ? undefined : sourceOf(declaration, library),
      ...(type && declaration.parent !== project && { type }),
      ...(callable?.parameters && {
        parameters: callable.parameters.map((parameter) => ({
          name: parameter.name,
          type: printType(parameter.type),
        })),
      }),
      ...(callable && { returns: printType(callable.type) }),
    };
    entries.set(declaration, entry);
    return entry;
  }

  function createSymbol(symbol: DeclarationReflection): JsonSymbol {
    const bases = (symbol.extendedTypes ?? []).filter(isDocumented).map((base) => printType(base));
    return Object.assign(createEntry(symbol, printSymbol(symbol, bases)), {
      group: project.groups!.find(({ children }) => children.includes(symbol))!.title,
      ...(bases.length > 0 && { extends: bases }),
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
