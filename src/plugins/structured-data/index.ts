/**
 * Structured data: tells search engines in the words of schema.org what a page is. Guides and API pages are
 * articles (`DocItem/Metadata`), posts get the breadcrumbs that the theme has for docs only
 * (`BlogPostPage/Metadata`); the theme itself describes breadcrumbs of docs and the posts, the home page the library.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export default function structuredDataPlugin(): Plugin {
  return { name: 'structured-data', getThemePath: () => path.join(__dirname, 'theme') };
}
