import {
  type Comment,
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
  type Router,
  type RouterTarget,
} from 'typedoc';
import { callableOf, isDocumented, membersOf } from './annotate';
import type { ApiJson, JsonEntry, JsonSymbol } from '../apiJson';
import { type AddressOf, readComment } from './comments';
import { printMember, printSymbol, printType } from './printDeclaration';

/** What the pages and `/api.json` are written from. */
export type ApiModel = ReturnType<typeof createModel>;

/** Returns the model of a converted and annotated project; throws when a comment links to what does not exist. */
export function createModel(project: ProjectReflection, router: Router, version: string) {
  const urlOf: AddressOf = (target) => {
    const found = typeof target === 'string' ? project.getChildByName(target) : target;
    if (!found)
      throw new Error(
        `A comment of the library links to "${String(target)}", which does not exist: declare it in declaredLinks of src/api/data/apiCorrections.ts.`,
      );
    const page = found.isSignature() ? found.parent : found;
    return router.hasUrl(page) ? `/docs/api/${router.getFullUrl(page).replace('.mdx', '')}` : undefined;
  };
  const read = (comment?: Comment) => readComment(comment, urlOf);
  const entries = new Map<RouterTarget, JsonEntry>();

  function createEntry(declaration: DeclarationReflection, signature: string): JsonEntry {
    const { name, comment, flags, kind, parent, signatures, sources, type } = declaration;
    const { tags, summary } = read(comment);
    const list = (texts: string[]) => (texts.length > 0 ? texts : undefined);
    const callable = callableOf(declaration);
    // What is not released has its source in this repository.
    const source = sources?.find(({ url }) => !url?.includes('/../'))?.url;
    // TypeDoc hands a default value over as a block of code.
    const defaults = tags('@default', '@defaultValue').flatMap((text) =>
      text
        .replaceAll(/^```.*$|^- /gm, '')
        .trim()
        .replaceAll('"', "'")
        .split(/\n|, /),
    );
    const entry: JsonEntry = {
      name,
      kind: `${flags.isStatic ? 'static ' : ''}${ReflectionKind.singularString(kind).toLowerCase().replace(' alias', '')}`,
      signature,
      summary: summary.replaceAll(/`|\\(?=[{<])/g, '') || undefined,
      platforms: list(tags('@platform')),
      defaults: list(defaults),
      deprecated: list(tags('@deprecated'))?.join(' '),
      unreleased: comment?.hasModifier('@unreleased') || undefined,
      url: urlOf(declaration)!,
      source,
      type: signatures || parent === project ? undefined : printType(type),
      parameters: callable?.parameters?.map((parameter) => ({
        name: parameter.name,
        type: printType(parameter.type),
      })),
      returns: callable && printType(callable.type),
    };
    entries.set(declaration, entry);
    return entry;
  }

  function createSymbol(symbol: DeclarationReflection): JsonSymbol {
    const bases = (symbol.extendedTypes ?? []).filter(isDocumented).map(printType);
    return Object.assign(createEntry(symbol, printSymbol(symbol, bases)), {
      group: project.groups!.find(({ children }) => children.includes(symbol))!.title,
      extends: bases.length > 0 ? bases : undefined,
      guides: [],
      members: membersOf(symbol).map((member) => createEntry(member, printMember(member))),
    });
  }

  const symbols = (project.children ?? []).map(createSymbol);
  const json: ApiJson = { library: 'react-native-vision-camera', version, symbols };
  return { json, read, entryOf: (declaration: RouterTarget) => entries.get(declaration) };
}
