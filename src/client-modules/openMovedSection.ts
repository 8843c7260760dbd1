import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';

const { baseUrl } = siteConfig;

/** Opens the new URL of a section that moved to another page. The list only loads for links to sections. */
async function openNewUrl({ pathname, hash }: { pathname: string; hash: string }): Promise<void> {
  const { href } = window.location;
  const { movedSections } = await import('../facts/browser/movedSections');
  const page = `/${pathname.slice(baseUrl.length)}`.replace(/\/$/, '');
  const url = movedSections[page]?.[hash.slice(1)];
  // The reader may have gone on in the meantime.
  if (url && window.location.href === href) window.location.replace(baseUrl + url.slice(1));
}

const openMovedSection: ClientModule = {
  onRouteDidUpdate({ location }) {
    // Without a network, the reader stays at the top of the page that the link names.
    if (location.hash) openNewUrl(location).catch(console.warn);
  },
};

export default openMovedSection;
