import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import { normalizeUrl } from '@docusaurus/utils';
import { toFeedHtml } from './toFeedHtml';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** The image of link previews and of posts in feeds. */
export const SOCIAL_CARD = 'img/social-card.png';

/** Creates the posts of a feed: the blog plugin's items, readable without the site, with the site's social card. */
export const createFeedItems: CreateFeedItems = async ({ defaultCreateFeedItems, ...params }) => {
  const { url, baseUrl } = params.siteConfig;
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    published: item.date,
    content: toFeedHtml(item.content!, item.link),
    image: normalizeUrl([url, baseUrl, SOCIAL_CARD]),
  }));
};
