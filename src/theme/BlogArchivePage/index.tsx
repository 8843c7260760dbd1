// Replaces the archive of posts, which skips a level of headings, adds a second banner and has no description.
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

const dateFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function byYear(posts: readonly ArchiveBlogPost[]): [year: string, posts: ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = new Date(post.metadata.date).toISOString().slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

export default function BlogArchivePage({ archive }: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title="Archive"
        description="All posts of the VisionCamera blog by year, from the first release in 2021 on."
      />
      <Layout>
        <main className="container margin-vert--lg">
          <h1>Archive</h1>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year} aria-labelledby={`year-${year}`}>
              <h2 id={`year-${year}`}>{year}</h2>
              <ul>
                {posts.map(({ metadata }) => (
                  <li key={metadata.permalink}>
                    <Link to={metadata.permalink}>{metadata.title}</Link>,{' '}
                    {dateFormat.format(new Date(metadata.date))}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
