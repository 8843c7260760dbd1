import type { HtmlTagObject } from '@docusaurus/types';
import { createFontTags } from './fonts';

/** Without JavaScript, shows every tab with its label and hides what needs a script. */
const NO_SCRIPT_STYLE =
  '[role=tabpanel][hidden],.tab-label{display:block!important}[role=tablist],[data-script]{display:none!important}';

/** Returns the fonts, icons, web manifest, browser colors and no-JavaScript styles of every page. */
export function createHeadTags(baseUrl: string): HtmlTagObject[] {
  return [
    ...createFontTags(baseUrl),
    { tagName: 'noscript', attributes: {}, innerHTML: `<style>${NO_SCRIPT_STYLE}</style>` },
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
