import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { markdownPath } from '../../page-text/markdownPath';

/** Names the Markdown of a page in the page's head, for agents; `permalink` holds the base path. */
export default function MarkdownLink({ permalink }: { permalink: string }): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(permalink, baseUrl)} />
    </Head>
  );
}
