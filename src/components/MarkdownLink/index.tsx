import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { markdownAddress } from '../../markdown/pages/markdownAddress';

/** Names the Markdown of a page in the page's head, for agents; `permalink` holds the base path. */
export default function MarkdownLink({ permalink }: { permalink: string }): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(permalink, baseUrl)} />
    </Head>
  );
}
