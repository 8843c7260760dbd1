/** The blog's name, in its feeds and above the posts. */
export const BLOG_TITLE = 'VisionCamera blog';

/** The blog's description, in its feeds and above the posts. */
export const BLOG_DESCRIPTION =
  'What each release of VisionCamera changed for an app, and how these docs are made.';

/** Descriptions of lists that Docusaurus doesn't describe, by their URL without the base path. */
export const BLOG_LIST_DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/blog/authors': 'Who writes the VisionCamera blog, with the number of posts.',
  '/blog/tags':
    'The tags of the VisionCamera blog: releases, Android, photos and videos, frame processors and docs.',
};
