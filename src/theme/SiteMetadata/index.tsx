// Wraps the metadata of every page: names its social card (src/plugins/social-cards), and describes lists of the blog.
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { pageDescriptions } from '@site/src/config/pageDescriptions';
import { cardPath } from '@site/src/plugins/social-cards/cardPath';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

export default function SiteMetadataOfPage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const page = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  return (
    <>
      <SiteMetadata />
      <PageMetadata
        image={cardPath(page === '/404.html' ? '/' : page)}
        description={pageDescriptions[page.replace(/\/$/, '')]}
      />
    </>
  );
}
