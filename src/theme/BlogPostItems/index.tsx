// Wraps lists of posts, because the list of all posts has no heading and doesn't link its Markdown.
import { useLocation } from '@docusaurus/router';
import { isSamePath } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import MarkdownLink from '@site/src/plugins/markdown-export/client/MarkdownLink';
import { BLOG_DESCRIPTION, BLOG_TITLE } from '@site/src/config/blog';
import BlogPostItems from '@theme-original/BlogPostItems';
import type { Props } from '@theme/BlogPostItems';
import type { ReactNode } from 'react';

function BlogHeading({ url }: { url: string }): ReactNode {
  return (
    <header className="margin-bottom--lg">
      <MarkdownLink permalink={url} />
      <h1>{BLOG_TITLE}</h1>
      <p>
        {BLOG_DESCRIPTION} Subscribe via <a href={`${url}/rss.xml`}>RSS</a>,{' '}
        <a href={`${url}/atom.xml`}>Atom</a> or <a href={`${url}/feed.json`}>JSON Feed</a>.
      </p>
    </header>
  );
}

export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  const { pathname } = useLocation();
  const url = useBaseUrl('/blog');
  return (
    <>
      {isSamePath(pathname, url) && <BlogHeading url={url} />}
      <BlogPostItems {...props} />
    </>
  );
}
