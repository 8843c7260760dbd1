import {
  type Comment,
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
  type Router,
  type RouterTarget,
} from 'typedoc';
import { CORRECTION_SOURCE, findSignature, isDocumented, getMembers } from './annotate';
import type { ApiModelJson, JsonEntry, JsonSymbol } from '../apiJson';
import { type ResolveUrl, readComment, toPlainText } from './comments';
import { printMember, printSymbol, printType } from './printDeclaration';

/** The source of the API pages and of `/api.json`. */
export type ApiModel = ReturnType<typeof createModel>;

/** Replaces the source links of a correction with paths, because plain text has no links. */
function nameSources(text: string): string {
  return text.replaceAll(CORRECTION_SOURCE, 'See $1.');
}

/** Creates the model of an annotated project. Throws if a comment links to something that doesn't exist. */
export function createModel(project: ProjectReflection, router: Router, version: string) {
  const urlOf: ResolveUrl = (target) => {
    const found = typeof target === 'string' ? project.getChildByName(target) : target;
    if (!found)
      throw new Error(
        `A comment of the library links to "${String(target)}", which doesn't exist. Add it to the links in docs/facts/api/corrections.yml.`,
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
    const callable = findSignature(declaration);
    // Unreleased symbols have their source in this repository.
    const source = sources?.find(({ url }) => !url?.includes('/../'))?.url;
    // TypeDoc passes a default value as a code block.
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
      corrections: list(tags('@correction').map(nameSources).map(toPlainText)),
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
      members: getMembers(symbol).map((member) => createEntry(member, printMember(member))),
    });
  }

  const symbols = (project.children ?? []).map(createSymbol);
  const json: ApiModelJson = { library: 'react-native-vision-camera', version, symbols };
  return { json, read, entryOf: (declaration: RouterTarget) => entries.get(declaration) };
}
