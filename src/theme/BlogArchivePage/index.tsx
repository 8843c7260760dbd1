// Wraps the archive of posts to give the page a description of its own.
import { PageMetadata } from '@docusaurus/theme-common';
import BlogArchivePage from '@theme-original/BlogArchivePage';
import type { Props } from '@theme/BlogArchivePage';
import type { ReactNode } from 'react';

export default function BlogArchivePageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogArchivePage {...props} />
      <PageMetadata description="All posts of the VisionCamera blog by year, from the first release in 2021 on." />
    </>
  );
}
