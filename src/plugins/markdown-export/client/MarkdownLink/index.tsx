import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { markdownPath } from '../../../../page-source/markdown/markdownPath';

/** Links the Markdown of a page in its head. `permalink` includes the base path. */
export default function MarkdownLink({ permalink }: { permalink: string }): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(permalink, baseUrl)} />
    </Head>
  );
}
