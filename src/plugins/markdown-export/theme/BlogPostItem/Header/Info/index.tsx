// Wraps a post's date and reading time to add the Markdown actions.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-init/BlogPostItem/Header/Info';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import type { ReactNode } from 'react';
import PageActions from '../../../../client/PageActions';

export default function InfoWithActions(props: Props): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  if (!isBlogPostPage) return <Info {...props} />;
  return (
    <PageActions permalink={metadata.permalink}>
      <Info {...props} />
    </PageActions>
  );
}
