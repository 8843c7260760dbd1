// Wraps the list of posts to link its Markdown.
import BlogListPage from '@theme-init/BlogListPage';
import type { Props } from '@theme/BlogListPage';
import type { ReactNode } from 'react';
import MarkdownLink from '@site/src/components/MarkdownLink';

export default function BlogListPageWithLink(props: Props): ReactNode {
  return (
    <>
      <MarkdownLink permalink={props.metadata.permalink} />
      <BlogListPage {...props} />
    </>
  );
}
