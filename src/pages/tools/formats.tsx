import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import FormatExplorer from '@site/src/components/FormatExplorer';
import MarkdownLink from '@site/src/components/MarkdownLink';

/** The format explorer on a separate page, for links that restore its state. */
export default function FormatsTool(): ReactNode {
  return (
    <Layout
      title="Format explorer"
      description="See the formats of a camera, and which one getCameraFormat picks for your filters and why."
    >
      <MarkdownLink permalink={useBaseUrl('/tools/formats')} />
      <main className="container margin-vert--lg">
        <h1>Format explorer</h1>
        <p>
          A camera has formats: combinations of resolution, frame rate and features.{' '}
          <code translate="no">getCameraFormat</code> picks the one that matches your filters best. Choose a
          device, build a list of filters, and see what the library picks and why.
        </p>
        <FormatExplorer />
      </main>
    </Layout>
  );
}
