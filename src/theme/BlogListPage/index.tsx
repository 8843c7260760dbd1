// Wraps the list of all posts, which has no heading of its own.
import { BlogIntroContext } from '@site/src/components/BlogIntro';
import BlogListPage from '@theme-original/BlogListPage';
import type { Props } from '@theme/BlogListPage';
import { useMemo, type ReactNode } from 'react';

export default function BlogListPageWithIntro(props: Props): ReactNode {
  const { blogTitle, blogDescription } = props.metadata;
  const intro = useMemo(() => ({ title: blogTitle, text: blogDescription }), [blogTitle, blogDescription]);
  return (
    <BlogIntroContext value={intro}>
      <BlogListPage {...props} />
    </BlogIntroContext>
  );
}
