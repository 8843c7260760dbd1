import { apiGroups } from '../../data/apiGroups';
import type { ApiEntry, ApiModel } from './model/types';
import type { PageContext } from './pages/types';

/** A symbol or member in `/api.json`. */
export interface JsonEntry {
  name: string;
  /** `class`, `function`, `interface`, `type`, `variable`, `property`, `method` or `static method`. */
  kind: string;
  /** Declaration as TypeScript. */
  signature: string;
  /** First sentence as plain text; missing where there is none. */
  summary?: string;
  /** What it works on where that is not both platforms, for example `iOS 12.0+`. */
  platforms?: readonly string[];
  /** Default values as TypeScript. */
  defaults?: readonly string[];
  /** Reason, where it is deprecated. */
  deprecated?: string;
  /** True where the documented version does not have it yet. */
  unreleased?: true;
  /** Path of its page with the base path of the site, and with the anchor of a member. */
  address: string;
  /** Line of the library's source on GitHub. */
  source?: string;
}

/** An exported symbol in `/api.json`. */
export interface JsonSymbol extends JsonEntry {
  /** Title of its group in the overview. */
  group: string;
  /** Paths of the guides that use it, those that use it most first. */
  guides: readonly string[];
  members: readonly JsonEntry[];
}

/** The file `/api.json`: the whole reference for tools. */
export interface ApiJson {
  library: 'react-native-vision-camera';
  /** Version of the library. */
  version: string;
  symbols: readonly JsonSymbol[];
}

function toEntry(entry: ApiEntry & { kind: string }, summaryText: string, baseUrl: string): JsonEntry {
  const { name, kind, signature, comment, source } = entry;
  return {
    name,
    kind,
    signature,
    ...(summaryText && { summary: summaryText }),
    ...(comment.platforms.length > 0 && { platforms: comment.platforms }),
    ...(comment.defaults.length > 0 && { defaults: comment.defaults }),
    ...(comment.deprecated != null && { deprecated: comment.deprecated }),
    ...(comment.isUnreleased && { unreleased: true }),
    address: `${baseUrl.slice(0, -1)}${entry.address}`,
    ...(source && { source: source.url }),
  };
}

/** Returns the reference as `/api.json` holds it. */
export function toApiJson(model: ApiModel, context: PageContext, baseUrl: string): ApiJson {
  const groups = new Map(
    apiGroups.flatMap(({ title, symbols }) => symbols.map(({ name }) => [name, title] as const)),
  );
  return {
    library: 'react-native-vision-camera',
    version: model.version,
    symbols: model.symbols.map((symbol) => ({
      ...toEntry(symbol, context.summaryOf(symbol.name).summaryText, baseUrl),
      group: groups.get(symbol.name)!,
      guides: context.guidesOf(symbol.name).map(({ address }) => `${baseUrl.slice(0, -1)}${address}`),
      members: symbol.members.map((member) => toEntry(member, member.summaryText, baseUrl)),
    })),
  };
}
