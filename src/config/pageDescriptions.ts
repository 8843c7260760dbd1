/** Descriptions of the blog's own lists, which Docusaurus gives none, by their address without the base path. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/blog/authors': 'Who writes the VisionCamera blog, with the number of posts.',
  '/blog/tags':
    'The tags of the VisionCamera blog: releases, Android, photos and videos, frame processors and docs.',
};
