// Wraps the list of tags to give the page a description of its own.
import { PageMetadata } from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type { Props } from '@theme/BlogTagsListPage';
import type { ReactNode } from 'react';

export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="The tags of the VisionCamera blog: releases, Android, photos and videos, frame processors and docs." />
    </>
  );
}
