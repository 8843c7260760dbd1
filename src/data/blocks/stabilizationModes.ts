import { markdownTable } from '../markdownTable.ts';
import { stabilizationModes as modes } from '../stabilizationModes.ts';

/** Returns the table of video stabilization modes as Markdown. */
export default function stabilizationModes(): string {
  return markdownTable(
    ['Mode', 'Effect on iOS', 'Cost on iOS', 'Listed by an Android format'],
    modes.map(({ mode, effect, cost, androidReported }) => [`\`'${mode}'\``, effect, cost, androidReported]),
  );
}
