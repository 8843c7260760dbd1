import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import { normalizeUrl } from '@docusaurus/utils';
import { cardPath } from '../social-cards/cardPath';
import { toFeedHtml } from './toFeedHtml';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** Creates the posts of a feed: the blog plugin's items, readable without the site, with the post's social card. */
export const createFeedItems: CreateFeedItems = async ({ defaultCreateFeedItems, ...params }) => {
  const { url, baseUrl } = params.siteConfig;
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    published: item.date,
    content: toFeedHtml(item.content!, item.link),
    image: normalizeUrl([url, baseUrl, cardPath(item.link.slice(normalizeUrl([url, baseUrl]).length))]),
  }));
};
