import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import { normalizeUrl } from '@docusaurus/utils';
import { cardPath } from '../../config/cardPath';
import { toFeedHtml } from './toFeedHtml';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/**
 * An option of the blog plugin that creates the posts of its feeds. They are readable without the site, and have their
 * social card.
 */
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
