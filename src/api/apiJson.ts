import * as v from 'valibot';

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

const strings = v.pipe(v.array(v.string()), v.nonEmpty());

/** Schema of a line of `/api.json`. The overview of the API reference shows its fields. */
export const apiLine = v.strictObject({
  name: v.pipe(v.string(), v.description('Name of a symbol, or `Symbol.member`.')),
  kind: v.pipe(
    v.string(),
    v.description(
      '`class`, `function`, `interface`, `type`, `variable`; of members `property`, `method`, `static method`.',
    ),
  ),
  import: v.pipe(v.optional(v.string()), v.description('Import statement of a symbol.')),
  platforms: v.pipe(strings, v.description('Platforms, with the version where it matters.')),
  defaults: v.pipe(v.optional(strings), v.description('Default values of 4.7.3 as TypeScript.')),
  corrections: v.pipe(
    v.optional(strings),
    v.description('What 4.7.3 does where its own documentation differs.'),
  ),
  unreleased: v.pipe(
    v.optional(v.literal(true)),
    v.description('Present if no release of version 4 has it.'),
  ),
  deprecated: v.pipe(v.optional(v.string()), v.description('The reason, if deprecated.')),
  summary: v.pipe(v.optional(v.string()), v.description('First sentence of the documentation.')),
  signature: v.pipe(v.string(), v.description('Declaration as TypeScript.')),
  type: v.pipe(v.optional(v.string()), v.description('Type of a property.')),
  parameters: v.pipe(
    v.optional(v.array(v.strictObject({ name: v.string(), type: v.string() }))),
    v.description('Names and types of what goes into a function or method.'),
  ),
  returns: v.pipe(v.optional(v.string()), v.description('Type of the result of a function or method.')),
  extends: v.pipe(v.optional(strings), v.description('What a symbol extends.')),
  group: v.pipe(v.optional(v.string()), v.description("Title of the symbol's group on the overview.")),
  url: v.pipe(v.string(), v.description('Path of the page, with the anchor of a member.')),
  guides: v.pipe(
    v.optional(v.array(v.string())),
    v.description('Paths of the guides and recipes that use the symbol most.'),
  ),
  source: v.pipe(v.optional(v.string()), v.description("File and line in the library's package.")),
});

/** A line of `/api.json`. */
export type ApiLine = v.InferOutput<typeof apiLine>;

/** Schema of `/api.json`. */
export const apiSchema = v.pipe(
  v.array(apiLine),
  v.title('The API of react-native-vision-camera 4'),
  v.description('Each symbol and each member is one line.'),
);
