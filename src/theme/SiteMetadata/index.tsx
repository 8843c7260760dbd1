// Wraps the metadata of every page to name its social card, see src/plugins/social-cards; the core has a fallback of this part, so a plugin cannot wrap it.
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import { cardPath } from '@site/src/plugins/social-cards/cardPath';

export default function SiteMetadataWithCard(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const page = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardPath(page === '/404.html' ? '/' : page)} />
    </>
  );
}
