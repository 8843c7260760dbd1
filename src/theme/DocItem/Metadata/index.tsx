// Wraps the metadata of docs to describe them as articles for search engines.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import JsonLd from '@site/src/ui/JsonLd';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

export default function MetadataWithArticle(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  return (
    <>
      <Metadata />
      <JsonLd
        data={{
          '@type': 'TechArticle',
          headline: title,
          description,
          url: siteConfig.url + permalink,
          inLanguage: 'en',
          isPartOf: {
            '@type': 'WebSite',
            name: siteConfig.title,
            url: withBaseUrl('/', { absolute: true }),
          },
          ...(lastUpdatedAt != null && { dateModified: new Date(lastUpdatedAt).toISOString() }),
        }}
      />
    </>
  );
}
