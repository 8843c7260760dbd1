import { escapeHtml } from '../../page-source/mdx/escapeHtml';

/** What the blog plugin leaves out of its feeds. URLs are absolute. */
export interface FeedDetails {
  feedUrl: string;
  blogUrl: string;
  title: string;
  imageUrl: string;
  language: string;
  /** The names of each post's authors, by the post's URL. */
  authors: ReadonlyMap<string, readonly string[]>;
}

function replaceOnce(feed: string, search: string, replacement: string): string {
  if (!feed.includes(search))
    throw new Error(`The feed has no ${search}. Adapt src/plugins/blog-feeds to it.`);
  return feed.replace(search, () => replacement);
}

/** Adds the feed's own URL, an image and the authors to an RSS feed. */
export function completeRss(
  feed: string,
  { feedUrl, blogUrl, title, imageUrl, authors }: FeedDetails,
): string {
  const image = `<image><url>${escapeHtml(imageUrl)}</url><title>${escapeHtml(title)}</title><link>${escapeHtml(blogUrl)}</link></image>`;
  const link = `<atom:link href="${escapeHtml(feedUrl)}" rel="self" type="application/rss+xml"/>`;
  const withChannel = replaceOnce(
    replaceOnce(feed, '<rss version="2.0"', '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"'),
    '<channel>',
    `<channel>\n        ${link}\n        ${image}`,
  );
  return [...authors].reduce((result, [url, names]) => {
    const guid = `<guid>${escapeHtml(url)}</guid>`;
    const creators = names.map((name) => `<dc:creator>${escapeHtml(name)}</dc:creator>`);
    return replaceOnce(result, guid, [guid, ...creators].join('\n            '));
  }, withChannel);
}

/** Adds the feed's own URL and language to an Atom feed. */
export function completeAtom(feed: string, { feedUrl, language }: FeedDetails): string {
  const root = '<feed xmlns="http://www.w3.org/2005/Atom"';
  return replaceOnce(
    feed,
    `${root}>`,
    `${root} xml:lang="${language}">\n    <link rel="self" type="application/atom+xml" href="${escapeHtml(feedUrl)}"/>`,
  );
}

/** Adds the feed's own URL, language and icon to a JSON feed. */
export function completeJson(feed: string, { feedUrl, language, imageUrl }: FeedDetails): string {
  const { items, ...channel } = JSON.parse(feed) as Record<string, unknown>;
  return JSON.stringify(
    {
      ...channel,
      version: 'https://jsonfeed.org/version/1.1',
      language,
      feed_url: feedUrl,
      icon: imageUrl,
      items,
    },
    null,
    2,
  );
}
