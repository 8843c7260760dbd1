import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { movedSections } from '../facts/browser/movedSections';

const { baseUrl } = siteConfig;

/** Returns the new URL of a section that moved to another page, with the base path. */
function findNewUrl({ pathname, hash }: { pathname: string; hash: string }): string | undefined {
  const page = `/${pathname.slice(baseUrl.length)}`.replace(/\/$/, '');
  const url = movedSections[page]?.[hash.slice(1)];
  return url && baseUrl + url.slice(1);
}

const openMovedSection: ClientModule = {
  onRouteDidUpdate({ location }) {
    const url = location.hash && findNewUrl(location);
    if (url) window.location.replace(url);
  },
};

export default openMovedSection;
