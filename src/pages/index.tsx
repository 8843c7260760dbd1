import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Home from '@site/src/pages/_home';
import JsonLd from '@site/src/ui/JsonLd';
import { REPOSITORY } from '@site/src/config/links';
import { homePage } from '@site/src/facts/browser/pages';
import { LIBRARY_VERSION } from '@site/src/config/libraryVersion';
import MarkdownLink from '@site/src/plugins/markdown-export/client/MarkdownLink';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** The home page, with what search engines read about site and library. */
export default function HomePage(): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const { title, description } = homePage;
  const url = withBaseUrl('/', { absolute: true });
  return (
    <Layout description={description}>
      <MarkdownLink permalink={withBaseUrl('/')} />
      <JsonLd data={{ '@type': 'WebSite', name: title, url, description, inLanguage: 'en' }} />
      <JsonLd
        data={{
          '@type': 'SoftwareSourceCode',
          name: 'react-native-vision-camera',
          description,
          url,
          codeRepository: REPOSITORY,
          programmingLanguage: ['TypeScript', 'Swift', 'Kotlin', 'C++'],
          runtimePlatform: 'React Native',
          version: LIBRARY_VERSION,
          license: 'https://opensource.org/license/mit',
          author: { '@type': 'Person', name: 'Marc Rousavy', url: 'https://mrousavy.com' },
        }}
      />
      <Home />
    </Layout>
  );
}
