import useBaseUrl from '@docusaurus/useBaseUrl';
import MarkdownLink from '@site/src/plugins/markdown-export/client/MarkdownLink';
import { formatsPage } from '@site/src/facts/browser/pages';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import Content from './_formats.mdx';

/** The format explorer on a separate page, for links that restore its state. */
export default function FormatsTool(): ReactNode {
  const { path, title, description } = formatsPage;
  return (
    <Layout {...{ title, description }}>
      <MarkdownLink permalink={useBaseUrl(path)} />
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <MDXContent>
          <Content />
        </MDXContent>
      </main>
    </Layout>
  );
}
