import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function Home(): ReactNode {
  return (
    <Layout description="VisionCamera v4: photos, videos, code scanning and frame processors for React Native.">
      <main className="container margin-vert--lg">
        <h1>VisionCamera</h1>
      </main>
    </Layout>
  );
}
