// Wraps the metadata of every page to describe the lists of the blog, which have no description.
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { BLOG_LIST_DESCRIPTIONS } from '@site/src/config/blog';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

export default function SiteMetadataOfLists(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const url = `/${useLocation().pathname.slice(baseUrl.length)}`.replace(/\/$/, '');
  return (
    <>
      <SiteMetadata />
      <PageMetadata description={BLOG_LIST_DESCRIPTIONS[url]} />
    </>
  );
}
