import { expect, test } from 'vitest';
import { llmsIndex } from './llmsIndex';

const page = (title: string) => ({
  file: '',
  permalink: `/docs/${title}`,
  title,
  description: `About ${title}.`,
  kind: 'guide' as const,
});

test('lists pages under the headings of the outline, one line each', () => {
  const outline = [
    { labels: ['Start'], pages: [page('devices')] },
    { labels: ['API'], pages: [] },
    { labels: ['Links'], pages: [] },
    { labels: ['API', 'Hooks'], pages: [page('useCamera')] },
  ];
  const head = { title: 'VisionCamera', summary: 'A camera.', notes: ['For version 4.'] };
  const needsDescription = ({ title }: { title: string }) => title !== 'devices';
  const urlOf = ({ permalink }: { permalink: string }) => `https://site.example${permalink}.md`;
  expect(llmsIndex(head, outline, needsDescription, urlOf)).toBe(
    `# VisionCamera

> A camera.

For version 4.

## Start

- [devices](https://site.example/docs/devices.md)

## API

### Hooks

- [useCamera](https://site.example/docs/useCamera.md): About useCamera.
`,
  );
});
