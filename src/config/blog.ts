/** What the blog is called in its feeds and above its posts. */
export const BLOG_TITLE = 'VisionCamera blog';

/** What the blog is about, in its feeds and above its posts. */
export const BLOG_DESCRIPTION =
  'What each release of VisionCamera changed for an app, and how these docs are made.';

/** Descriptions of the blog's own lists, which Docusaurus gives none, by their URL without the base path. */
export const BLOG_LIST_DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/blog/authors': 'Who writes the VisionCamera blog, with the number of posts.',
  '/blog/tags':
    'The tags of the VisionCamera blog: releases, Android, photos and videos, frame processors and docs.',
};
