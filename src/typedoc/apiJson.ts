/** A parameter of a function or method. */
export interface JsonParameter {
  name: string;
  type: string;
}

/** A symbol or member in `/api.json`; src/data/apiJsonFields.ts describes the fields for readers. */
export interface JsonEntry {
  name: string;
  kind: string;
  /** Declaration as TypeScript, without a body. */
  signature: string;
  /** First sentence as plain text; missing where there is none. */
  summary?: string;
  platforms?: string[];
  /** Default values as TypeScript. */
  defaults?: string[];
  /** Reason, where it is deprecated. */
  deprecated?: string;
  unreleased?: true;
  /** Path of the page without the base path of the site, and with the anchor of a member. */
  address: string;
  /** Line of the library's source on GitHub; missing for what is not released. */
  source?: string;
  /** Type of a property. */
  type?: string;
  parameters?: JsonParameter[];
  /** Type of the result of a function or method. */
  returns?: string;
}

/** An exported symbol in `/api.json`. */
export interface JsonSymbol extends JsonEntry {
  /** Title of its group in the overview. */
  group: string;
  /** Exported types and those of other packages that it extends. */
  extends?: string[];
  /** Paths of the guides that use it, those that use it most first. */
  guides: string[];
  members: JsonEntry[];
}

/** The file `/api.json`: what tools, links on names in code and cards know about the library. */
export interface ApiJson {
  library: 'react-native-vision-camera';
  /** Version of the library. */
  version: string;
  symbols: JsonSymbol[];
}

/** Folder that the site serves at its root, from the root of the repository. */
export const API_JSON_FOLDER = 'docs/api/_static';

/** The file `/api.json`, from the root of the repository. */
export const API_JSON_FILE = `${API_JSON_FOLDER}/api.json`;
