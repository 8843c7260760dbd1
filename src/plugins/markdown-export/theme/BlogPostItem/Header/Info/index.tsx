// Wraps a post's date and reading time to add the author and the Markdown actions.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-init/BlogPostItem/Header/Info';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import type { ReactNode } from 'react';
import PageActions from '../../../../client/PageActions';

export default function InfoWithActions(props: Props): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const info = (
    <div className="post-info">
      <Info {...props} />
      {' · '}
      <span translate="no">{metadata.authors.map(({ name }) => name).join(', ')}</span>
    </div>
  );
  return isBlogPostPage ? <PageActions permalink={metadata.permalink}>{info}</PageActions> : info;
}
