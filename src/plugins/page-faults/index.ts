/**
 * Page faults: what a reader sees when something around a page goes wrong. The text of a page is HTML, so it stays
 * readable; this plugin says what does not work and how to go on.
 *
 * Two inline scripts stand in every page, because they must run when nothing else does: one shows a banner when the
 * site's own scripts did not start (it replaces that of Docusaurus, which stands on the home page only), the other
 * mends what the theme read from a browser's storage. Three client modules answer the rest: addresses that are nearly
 * right, scripts of a page that are missing after a deployment, and links that are followed without a connection.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bannerScript } from './bannerScript';
import { storageScript } from './storageScript';

/** Options of the plugin. */
export interface PageFaultsOptions {
  /** Id of the announcement bar; a stored dismissal of another id no longer counts. */
  announcementId: string;
}

export default function pageFaultsPlugin(
  { baseUrl }: LoadContext,
  { announcementId }: PageFaultsOptions,
): Plugin {
  return {
    name: 'page-faults',
    getClientModules: () =>
      ['canonicalAddress.ts', 'missingScripts.ts', 'offlineLinks.ts'].map((file) =>
        path.join(__dirname, 'client', file),
      ),
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: bannerScript(baseUrl) }],
      preBodyTags: [{ tagName: 'script', innerHTML: storageScript(announcementId) }],
    }),
  };
}
