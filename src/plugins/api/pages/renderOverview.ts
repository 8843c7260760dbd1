import type { ApiGroup } from '../../../data/apiGroups';
import { markdownTable } from '../../../data/markdownTable';
import type { ApiModel } from '../model/types';
import { code, heading, paragraphs } from './markdown';
import type { PageContext } from './types';

const INTRODUCTION =
  'Everything that `react-native-vision-camera` exports, grouped by what you do with it. Each page is generated from the source of version';

const JSON_FIELDS: readonly (readonly [field: string, meaning: string])[] = [
  ['version', 'Version of the library.'],
  ['symbols', 'All exported symbols, each with its `members`.'],
  ['name', 'Name of a symbol or member.'],
  [
    'kind',
    '`class`, `function`, `interface`, `type`, `variable`; of members `property`, `method`, `static method`.',
  ],
  ['group', "Title of the symbol's group on this page."],
  ['signature', 'Declaration as TypeScript.'],
  ['summary', 'First sentence, where there is one.'],
  ['platforms', 'Platforms, where not both are meant.'],
  ['defaults', 'Default values as TypeScript.'],
  ['unreleased, deprecated', 'Present where they apply.'],
  ['address', 'Path of the page, with the anchor of a member.'],
  ['source', 'Line of the source on GitHub.'],
  ['guides', 'Paths of the guides that use the symbol.'],
];

function renderJson(): string {
  return paragraphs(
    heading(2, 'The reference as JSON', 'json'),
    'Tools and coding agents read the same reference from [`api.json`](pathname:///api.json).',
    markdownTable(
      ['Field', 'Meaning'],
      JSON_FIELDS.map(([field, meaning]) => [field.split(', ').map(code).join(', '), meaning]),
    ),
  );
}

/** Returns the first page of the reference as MDX. */
export function renderOverview(model: ApiModel, groups: readonly ApiGroup[], context: PageContext): string {
  const addresses = new Map(model.symbols.map(({ name, address }) => [name, address]));
  const parts = groups.map(({ id, title, text, symbols }) =>
    paragraphs(
      heading(2, title, id),
      text,
      markdownTable(
        ['Name', 'What it is'],
        symbols
          .filter(({ name }) => addresses.has(name))
          .map(({ name }) => [`[${code(name)}](${addresses.get(name)})`, context.summaryOf(name).summary]),
      ),
    ),
  );
  const front = `---\ntitle: API reference\ndescription: Look up every component, hook, function, type and error of VisionCamera ${model.version}, grouped by task.\ncustom_edit_url: null\npagination_prev: null\n---`;
  return `${paragraphs(front, `${INTRODUCTION} ${model.version}.`, ...parts, renderJson())}\n`;
}
