import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { ListItem } from 'mdast';
import type { Page, PageSource } from '../../page-source/markdown/types';

/** Returns a page that lists the posts, newest first. */
export function blogIndex(
  { blogTitle, blogDescription }: BlogContent,
  posts: readonly PageSource[],
  baseUrl: string,
): Page {
  const items = posts.map(({ title, permalink, published, description }): ListItem => ({
    type: 'listItem',
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: `/${permalink.slice(baseUrl.length)}`,
            children: [{ type: 'text', value: title }],
          },
          { type: 'text', value: ` (${published!.date}): ${description}` },
        ],
      },
    ],
  }));
  return {
    file: '',
    permalink: `${baseUrl}blog`,
    title: blogTitle,
    description: blogDescription,
    kind: 'page',
    tree: { type: 'root', children: [{ type: 'list', spread: false, children: items }] },
  };
}
