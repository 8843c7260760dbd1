import useBaseUrl from '@docusaurus/useBaseUrl';
import { createContext, useContext, type ReactNode } from 'react';

interface Intro {
  title: string;
  text: string;
}

/** What the list of all posts says above its posts; lists of a tag have their own heading. */
export const BlogIntroContext = createContext<Intro | undefined>(undefined);

/** The heading of the blog with its feeds, where a {@link BlogIntroContext} is set. */
export default function BlogIntro(): ReactNode {
  const intro = useContext(BlogIntroContext);
  const rss = useBaseUrl('/blog/rss.xml');
  const atom = useBaseUrl('/blog/atom.xml');
  const json = useBaseUrl('/blog/feed.json');
  if (!intro) return null;
  return (
    <header className="margin-bottom--lg">
      <h1>{intro.title}</h1>
      <p>
        {intro.text} Follow it by <a href={rss}>RSS</a>, <a href={atom}>Atom</a> or{' '}
        <a href={json}>JSON Feed</a>.
      </p>
    </header>
  );
}
