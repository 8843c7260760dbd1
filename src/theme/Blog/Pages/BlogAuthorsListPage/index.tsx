// Wraps the list of authors to give the page a description of its own.
import { PageMetadata } from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import type { ReactNode } from 'react';

export default function BlogAuthorsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description="Who writes the VisionCamera blog, with the number of posts." />
    </>
  );
}
