// Wraps the breadcrumbs of guides and API pages to put the page's Markdown beside them.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type { ReactNode } from 'react';
import PageActions from '../../client/PageActions';

export default function DocBreadcrumbsWithActions(): ReactNode {
  const { metadata } = useDoc();
  return (
    <PageActions permalink={metadata.permalink}>
      <DocBreadcrumbs />
    </PageActions>
  );
}
