// Wraps a list of posts to put the heading of the blog above it; src/theme/BlogListPage says what it is.
import BlogIntro from '@site/src/components/BlogIntro';
import BlogPostItems from '@theme-original/BlogPostItems';
import type { Props } from '@theme/BlogPostItems';
import type { ReactNode } from 'react';

export default function BlogPostItemsWithIntro(props: Props): ReactNode {
  return (
    <>
      <BlogIntro />
      <BlogPostItems {...props} />
    </>
  );
}
