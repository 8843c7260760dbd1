// Wraps the metadata of every page to name its social card.
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-init/SiteMetadata';
import type { ReactNode } from 'react';
import { cardPath } from '../../cardPath';

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
