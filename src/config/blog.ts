/** The blog's name, in its feeds and above the posts. */
export const BLOG_TITLE = 'VisionCamera blog';

/** The blog's description, in its feeds and above the posts. */
export const BLOG_DESCRIPTION =
  'What each release of VisionCamera changed for an app, and how these docs are made.';
