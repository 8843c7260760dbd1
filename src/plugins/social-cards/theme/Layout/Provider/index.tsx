// Wraps the provider around every page to add the page's social card.
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Layout/Provider';
import LayoutProvider from '@theme-init/Layout/Provider';
import type { ReactNode } from 'react';
import { cardPath } from '@site/src/config/cardPath';

export default function LayoutProviderWithCard({ children }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const page = `/${useLocation().pathname.slice(baseUrl.length)}`;
  return (
    <LayoutProvider>
      <PageMetadata image={cardPath(page)} />
      {children}
    </LayoutProvider>
  );
}
