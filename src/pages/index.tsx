import useBaseUrl from '@docusaurus/useBaseUrl';
import Home from '@site/src/components/Home';
import MarkdownLink from '@site/src/plugins/markdown-export/client/MarkdownLink';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function HomePage(): ReactNode {
  return (
    <Layout description="VisionCamera 4 is a camera for React Native on Android and iOS. It takes photos, records videos, scans codes and hands every frame to JavaScript.">
      <MarkdownLink permalink={useBaseUrl('/')} />
      <Home />
    </Layout>
  );
}
