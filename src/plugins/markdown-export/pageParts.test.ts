import { expect, test } from 'vitest';
import { Site } from '../../page-source/readSite';
import { SitePage } from '../../page-source/SitePage';
import { readPageParts } from './pageParts';

test('each group of problems is a part, and other sections of troubleshooting are not', () => {
  const text = `
## First steps {/* #first */}

<Filterable>

## Builds {/* #builds */}

### Gradle fails {/* #gradle */}

</Filterable>

## Report a bug {/* #report */}
`;
  const site = new Site([new SitePage('docs/guides/troubleshooting.mdx', text)]);
  const { partOf, listParts } = readPageParts(site);
  const ids = ['first', 'builds', 'gradle', 'report'];
  expect(ids.map((id) => partOf('/docs/guides/troubleshooting', id))).toEqual([
    undefined,
    'builds',
    'builds',
    undefined,
  ]);
  expect(listParts('/docs/guides/troubleshooting')).toEqual(['builds']);
  expect(listParts('/docs/guides/zooming')).toEqual([]);
});
