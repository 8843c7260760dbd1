// Wraps the metadata of posts to add breadcrumbs for search engines.
import { useBlogMetadata, useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import JsonLd from '@site/src/ui/JsonLd';
import Metadata from '@theme-original/BlogPostPage/Metadata';
import type { ReactNode } from 'react';

export default function MetadataWithBreadcrumbs(): ReactNode {
  const { metadata } = useBlogPost();
  const { blogTitle, blogBasePath } = useBlogMetadata();
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const steps = [
    [siteConfig.title, withBaseUrl('/', { absolute: true })],
    [blogTitle, siteConfig.url + blogBasePath],
    [metadata.title, siteConfig.url + metadata.permalink],
  ];
  return (
    <>
      <Metadata />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(([name, item], index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item,
          })),
        }}
      />
    </>
  );
}
