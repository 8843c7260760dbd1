/** A symbol or member of the API reference. */
export interface JsonEntry {
  name: string;
  kind: string;
  signature: string;
  /** Plain text. */
  summary?: string;
  platforms?: string[];
  defaults?: string[];
  /** What is wrong or missing in the library's comment. Plain text. */
  corrections?: string[];
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

/** An exported symbol. */
export interface JsonSymbol extends JsonEntry {
  group: string;
  extends?: string[];
  /** Paths of guides, then of recipes. Of each, the one that uses the symbol most comes first. */
  guides: string[];
  members: JsonEntry[];
}

/** The model of the API reference, for links in code and tests. */
export interface ApiModelJson {
  library: 'react-native-vision-camera';
  version: string;
  symbols: JsonSymbol[];
}

/** The path of the model in this repository. */
export const API_MODEL_FILE = 'docs/api/model.json';

/** A folder whose files the site serves at its root: `api.json` and its schema. */
export const API_JSON_FOLDER = 'docs/api/_static';

/** A line of `/api.json`. `apiSchema` describes the fields. */
export interface ApiLine extends Omit<JsonEntry, 'platforms'> {
  import?: string;
  platforms: string[];
  group?: string;
  extends?: string[];
  guides?: string[];
}

const strings = { type: 'array', items: { type: 'string' }, minItems: 1 } as const;

/** The JSON Schema of `/api.json`. The overview of the API reference shows its fields. */
export const apiSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'The API of react-native-vision-camera 4',
  description: 'Each symbol and each member is one line.',
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'kind', 'platforms', 'signature', 'url'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', description: 'Name of a symbol, or `Symbol.member`.' },
      kind: {
        type: 'string',
        description:
          '`class`, `function`, `interface`, `type`, `variable`; of members `property`, `method`, `static method`.',
      },
      import: { type: 'string', description: 'Import statement of a symbol.' },
      platforms: { ...strings, description: 'Platforms, with the version where it matters.' },
      defaults: { ...strings, description: 'Default values of 4.7.3 as TypeScript.' },
      corrections: { ...strings, description: 'What 4.7.3 does where its own documentation differs.' },
      unreleased: { const: true, description: 'Present if no release of version 4 has it.' },
      deprecated: { type: 'string', description: 'The reason, if deprecated.' },
      summary: { type: 'string', description: 'First sentence of the documentation.' },
      signature: { type: 'string', description: 'Declaration as TypeScript.' },
      type: { type: 'string', description: 'Type of a property.' },
      parameters: {
        type: 'array',
        description: 'Names and types of what goes into a function or method.',
        items: {
          type: 'object',
          required: ['name', 'type'],
          additionalProperties: false,
          properties: { name: { type: 'string' }, type: { type: 'string' } },
        },
      },
      returns: { type: 'string', description: 'Type of the result of a function or method.' },
      extends: { ...strings, description: 'What a symbol extends.' },
      group: { type: 'string', description: "Title of the symbol's group on the overview." },
      url: { type: 'string', description: 'Path of the page, with the anchor of a member.' },
      guides: {
        type: 'array',
        items: { type: 'string' },
        description: 'Paths of the guides and recipes that use the symbol most.',
      },
      source: { type: 'string', description: "File and line in the library's package." },
    },
  },
} as const;
