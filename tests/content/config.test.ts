import type { ThemeConfig } from '@docusaurus/preset-classic';
import { expect, test } from 'vitest';
import config from '../../docusaurus.config';

const theme = config.themeConfig as ThemeConfig;

test('broken links and Markdown links stop the build; broken anchors and duplicate routes warn', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } },
  });
});

test('storage keys are those of the specification', () => {
  expect(config.storage).toEqual({ namespace: false });
});

test('the announcement bar cannot be closed, and the site is English only', () => {
  expect(theme.announcementBar).toMatchObject({ id: 'shadowlens', isCloseable: false });
  expect(config.i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
});

test('constants of the specification', () => {
  expect(theme).toMatchObject({
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    mermaid: { options: { fontSize: 40 } },
    blog: { sidebar: { groupByYear: true } },
  });
});
