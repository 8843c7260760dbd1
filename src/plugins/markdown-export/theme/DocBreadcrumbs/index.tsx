// Wraps the breadcrumbs to add the Markdown actions.
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
