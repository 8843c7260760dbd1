import useBaseUrl from '@docusaurus/useBaseUrl';
import { LoadFailure } from '@site/src/ui/LoadFailure';
import { loadOnce } from '@site/src/ui/LoadFailure/loadOnce';
import MarkdownLink from '@site/src/plugins/markdown-export/client/MarkdownLink';
import { playgroundPage } from '@site/src/facts/browser/pages';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import Content from './_playground.mdx';

const loadPlayground = loadOnce(() => import('@site/src/playground/Playground'));

/** Code beside the simulated phone that runs it. */
export default function PlaygroundPage(): ReactNode {
  const { path, title, description } = playgroundPage;
  const [Playground, setPlayground] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    loadPlayground().then(
      (module) => setPlayground(() => module.default),
      () => setHasFailed(true),
    );
  }, []);
  return (
    <Layout {...{ title, description }}>
      <MarkdownLink permalink={useBaseUrl(path)} />
      {/* The footer starts below the screen, so the editor doesn’t push it. */}
      <main className="container container--fluid margin-vert--lg" style={{ minHeight: '100vh' }}>
        <h1>{title}</h1>
        <MDXContent>
          <Content />
        </MDXContent>
        {hasFailed && <LoadFailure>The editor didn’t load.</LoadFailure>}
        {Playground && <Playground />}
        <noscript>
          <p>The playground needs JavaScript.</p>
        </noscript>
      </main>
    </Layout>
  );
}
