/** What the blog is called in its feeds and above its posts. */
export const BLOG_TITLE = 'VisionCamera blog';

/** What the blog is about, in its feeds and above its posts. */
export const BLOG_DESCRIPTION =
  'What each release of VisionCamera changed for an app, and how these docs are made.';
