/** Describes the fields of `/api.json` for the overview of the API reference. */
export const apiJsonFields: readonly (readonly [fields: string, meaning: string])[] = [
  ['`version`', 'Version of the library.'],
  ['`symbols`', 'All exported symbols, each with its `members`.'],
  ['`name`', 'Name of a symbol or member.'],
  [
    '`kind`',
    '`class`, `function`, `interface`, `type`, `variable`; of members `property`, `method`, `static method`.',
  ],
  ['`group`', "Title of the symbol's group on this page."],
  ['`signature`', 'Declaration as TypeScript.'],
  ['`type`', 'Type of a property.'],
  [
    '`parameters`, `returns`',
    'Names and types of what goes into a function or method, and the type of its result.',
  ],
  ['`extends`', 'What a symbol extends.'],
  ['`summary`', 'First sentence, where there is one.'],
  ['`platforms`', 'Platforms, where not both are meant.'],
  ['`defaults`', 'Default values as TypeScript.'],
  ['`unreleased`, `deprecated`', 'Present where they apply.'],
  ['`url`', 'Path of the page, with the anchor of a member.'],
  ['`source`', 'Line of the source on GitHub.'],
  ['`guides`', 'Paths of the guides that use the symbol.'],
];
