import type { ApiGroup } from '../../../data/apiGroups';
import type { ApiModel } from '../model/types';
import { code, heading, paragraphs, table } from './markdown';
import type { PageContext } from './types';

const INTRODUCTION =
  'Everything that `react-native-vision-camera` exports, grouped by what you do with it. Each page is generated from the source of version';

/** Returns the first page of the reference as MDX. */
export function renderOverview(model: ApiModel, groups: readonly ApiGroup[], context: PageContext): string {
  const addresses = new Map(model.symbols.map(({ name, address }) => [name, address]));
  const parts = groups.map(({ id, title, text, symbols }) =>
    paragraphs(
      heading(2, title, id),
      text,
      table(
        ['Name', 'What it is'],
        symbols
          .filter(({ name }) => addresses.has(name))
          .map(({ name }) => [`[${code(name)}](${addresses.get(name)})`, context.summaryOf(name).summary]),
      ),
    ),
  );
  const front = `---\ntitle: API reference\ndescription: Look up every component, hook, function, type and error of VisionCamera ${model.version}, grouped by task.\ncustom_edit_url: null\npagination_prev: null\n---`;
  return `${paragraphs(front, `${INTRODUCTION} ${model.version}.`, ...parts)}\n`;
}
