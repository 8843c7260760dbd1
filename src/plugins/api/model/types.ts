/** Kinds of exported symbols, as readers call them. */
export type ApiKind = 'class' | 'function' | 'interface' | 'type' | 'variable';

/** Where something is declared in the library. */
export interface ApiSource {
  /** File inside the package, for example `src/types/CameraProps.ts`. */
  file: string;
  line: number;
  /** Address of the line on GitHub, at the tag of the library's version. */
  url: string;
}

/** A comment of the library, taken apart; every text is Markdown that may stand in MDX. */
export interface ApiComment {
  text: string;
  notes: readonly string[];
  /** What `@platform` says, for example `iOS 12.0+`. */
  platforms: readonly string[];
  /** Lines of `@default`, as TypeScript. */
  defaults: readonly string[];
  returns: string;
  throws: readonly string[];
  /** Fenced code blocks with the text around them. */
  examples: readonly string[];
  see: readonly string[];
  /** Why it is deprecated, or `undefined`. */
  deprecated?: string;
  isWorklet: boolean;
  /** True for what the library's main branch has and the documented version does not. */
  isUnreleased: boolean;
}

/** A parameter of a function, or a property of an object type that is written inline. */
export interface ApiParameter {
  /** Name; properties of nested objects are joined by dots. */
  name: string;
  type: string;
  isOptional: boolean;
  comment: ApiComment;
}

/** What symbols and members share. */
export interface ApiEntry {
  name: string;
  /** Path of the page without the base path, with the anchor of a member. */
  address: string;
  /** Declaration as TypeScript, without a body. */
  signature: string;
  /** First sentence of the comment as Markdown without links; '' where the library has none. */
  summary: string;
  /** The same as plain text. */
  summaryText: string;
  comment: ApiComment;
  /** Missing for what the documented version of the library does not contain. */
  source?: ApiSource;
  parameters: readonly ApiParameter[];
  /** Type of the result of a function or method. */
  returns?: string;
  /** Properties of the object type that is written inline, where they have comments. */
  properties: readonly ApiParameter[];
}

/** A property or method of a class, interface or object. */
export interface ApiMember extends ApiEntry {
  kind: 'property' | 'method' | 'static method';
  isOptional: boolean;
  /** Type of a property. */
  type: string;
}

/** Something that the library exports. */
export interface ApiSymbol extends ApiEntry {
  kind: ApiKind;
  /** Names of what it extends that is exported or comes from another package. */
  bases: readonly string[];
  members: readonly ApiMember[];
  /** The values of a union of literals, without quotes. */
  values: readonly string[];
}

/** Everything the reference knows about the library. */
export interface ApiModel {
  /** Changes with everything the model is made from. */
  stamp: string;
  /** Version of the library's package. */
  version: string;
  symbols: readonly ApiSymbol[];
}
