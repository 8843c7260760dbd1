/**
 * Steps: `/steps/<sample>.json` has what readers can try with a sample that runs, from the page's `.steps.yml`. The panel
 * of a phone and the playground load it.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generateFiles } from '../../build-output';
import { readSite } from '../../page-source/readSite';
import { readSteps } from '../../page-source/steps/readSteps';
import { stepsPath } from '../../page-source/steps/SampleSteps';

export default function stepsPlugin(context: LoadContext): Plugin {
  const { baseUrl } = context;
  const list = () =>
    new Map(
      readSite()
        .pages.flatMap((page) => [...readSteps(page)])
        .map(([id, steps]) => [baseUrl + stepsPath(id), () => JSON.stringify(steps)]),
    );
  return { name: 'steps', ...generateFiles(context, /\/steps\/[\w-]+\.json$/, list) };
}
