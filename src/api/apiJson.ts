/** A symbol or member in `/api.json`; src/api/data/apiJsonFields.ts describes the fields. */
export interface JsonEntry {
  name: string;
  kind: string;
  signature: string;
  /** Plain text. */
  summary?: string;
  platforms?: string[];
  defaults?: string[];
  /** Reason, where it is deprecated. */
  deprecated?: string;
  unreleased?: true;
  /** Without the base path of the site. */
  url: string;
  /** Missing for what is not released. */
  source?: string;
  type?: string;
  parameters?: { name: string; type: string }[];
  returns?: string;
}

/** An exported symbol in `/api.json`. */
export interface JsonSymbol extends JsonEntry {
  group: string;
  extends?: string[];
  /** Those that use it most first. */
  guides: string[];
  members: JsonEntry[];
}

/** The file `/api.json`: what tools, links on names in code and cards know about the library. */
export interface ApiJson {
  library: 'react-native-vision-camera';
  version: string;
  symbols: JsonSymbol[];
}

/** Folder that the site serves at its root, from the root of the repository. */
export const API_JSON_FOLDER = 'docs/api/_static';

/** The file `/api.json`, from the root of the repository. */
export const API_JSON_FILE = `${API_JSON_FOLDER}/api.json`;
