import type { HtmlTagObject } from '@docusaurus/types';

/** Returns the icons, the web manifest and the colors of the browser's own bars, for every page. */
export function createHeadTags(baseUrl: string): (HtmlTagObject & { attributes: Record<string, string> })[] {
  return [
    { tagName: 'link', attributes: { rel: 'icon', sizes: '32x32', href: `${baseUrl}img/favicon-32.png` } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` } },
    { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}manifest.webmanifest` } },
    {
      tagName: 'meta',
      attributes: { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' },
    },
    {
      tagName: 'meta',
      attributes: { name: 'theme-color', content: '#161715', media: '(prefers-color-scheme: dark)' },
    },
  ];
}
