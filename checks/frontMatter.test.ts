import { expect, test } from 'vitest';
import { collectApiUsages } from '../src/api/links/collectApiUsages';
import { testModel } from '../src/api/links/testModel';
import { Site } from '../src/page-source/readSite';
import { SitePage } from '../src/page-source/SitePage';
import { readEditableSamples } from '../src/page-source/samples/readEditableSamples';
import { createFixture } from './pages/createFixture';
import { checkPackages } from './check-samples/checkPackages';

const installing = '```bash npm2yarn\nnpm install left-pad\n```\n';
const sample = '```tsx title="src/A.tsx" run\nexport const A = () => <Camera />;\n```\n';

test('a slug in quotes and a folded title are the same for links, API pages, the playground and checks', () => {
  const frontMatter = '---\ntitle: >-\n  Zoom in,\n  and out\nslug: "/zoom"\n---\n\n';
  const site = new Site([new SitePage('docs/guides/zooming.mdx', frontMatter + installing + sample)]);
  expect(site.printedFiles).toMatchObject([{ blockUrl: '/docs/zoom#code-src-a-tsx' }]);
  expect(collectApiUsages(site.pages, testModel).get('/docs/api/classes/Camera')).toMatchObject([
    { title: 'Zoom in, and out', url: '/docs/zoom' },
  ]);
  expect(readEditableSamples(site)).toMatchObject([
    { label: 'Zoom in, and out: src/A.tsx', url: '/docs/zoom#code-src-a-tsx' },
  ]);
  const linking = createFixture("Read [how](/docs/zoom).\n\n```ts\nimport pad from 'left-pad';\n```\n");
  expect(checkPackages(linking, site.pages)).toEqual([]);
});
