/** A symbol or member in `/api.json`. Readers see these fields described by src/api/data/apiJsonFields.ts. */
export interface JsonEntry {
  name: string;
  kind: string;
  signature: string;
  /** Plain text. */
  summary?: string;
  platforms?: string[];
  defaults?: string[];
  /** The reason, if it's deprecated. */
  deprecated?: string;
  unreleased?: true;
  /** Without the base path of the site. */
  url: string;
  /** Missing for unreleased symbols. */
  source?: string;
  type?: string;
  parameters?: { name: string; type: string }[];
  returns?: string;
}

/** An exported symbol in `/api.json`. */
export interface JsonSymbol extends JsonEntry {
  group: string;
  extends?: string[];
  /** Paths of guides. The one that uses the symbol most comes first. */
  guides: string[];
  members: JsonEntry[];
}

/** The content of `/api.json`, for tools, links in code and API cards. */
export interface ApiJson {
  library: 'react-native-vision-camera';
  version: string;
  symbols: JsonSymbol[];
}

/** A folder whose files the site serves at its root. */
export const API_JSON_FOLDER = 'docs/api/_static';

/** The path of `/api.json` in this repository. */
export const API_JSON_FILE = `${API_JSON_FOLDER}/api.json`;
