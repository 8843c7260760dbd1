// Replaces the theme's 404 page. Says what to do, and lists similar pages that the search has found.
import { useCallback, type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { LoadFailure } from '../../../../../ui/LoadFailure';
import styles from '../../../client/styles.module.css';
import { useAnswer } from '../../../client/useAnswer';
import { isVersion5Path } from '../../../client/isVersion5Path';
import { readPath } from '../../../engine/readPath';
import type { SearchClient } from '../../../types';

const TITLE = 'Page not found';

export default function NotFoundContent(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const search = useBaseUrl('/search');
  const { pathname } = useLocation();
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const words = readPath(path).join(' ').replace(/[-_]+/g, ' ').slice(0, 100);
  // The same HTML file is served for all URLs, so only the browser knows this one.
  const ask = useCallback((client: SearchClient) => client.nearest(path), [path]);
  const { value, error } = useAnswer(ask);
  const pages = error ? [] : value;
  return (
    <main className={`container margin-vert--lg ${styles.page}`}>
      <PageMetadata title={TITLE} />
      <h1>{TITLE}</h1>
      <p>
        There’s a typo in the URL, or the page has moved. Start from{' '}
        <Link to="/docs/guides">Getting started</Link>, <Link to="/docs/api">the API reference</Link> or{' '}
        <Link to="/docs/guides/errors">all error codes</Link>, or search:
      </p>
      <form className={styles.form} role="search" method="get" action={search}>
        <input type="search" name="q" aria-label="Search" placeholder="Search docs" />
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
      {pages && (
        <nav className="margin-top--lg" aria-label="Similar pages">
          {isVersion5Path(path) && (
            <p>
              This site documents version 4. Version 5 has{' '}
              <Link to="https://visioncamera.margelo.com/docs">separate documentation</Link>.{' '}
              <Link to="/blog/stay-on-4-or-move-to-5">Stay on 4 or move to 5</Link> compares the two.
            </p>
          )}
          {error && <LoadFailure>Similar pages didn’t load.</LoadFailure>}
          {pages.length > 0 && <h2>Similar pages</h2>}
          <ul>
            {pages.map(({ url, page }) => (
              <li key={url}>
                <Link to={url}>{page}</Link>
              </li>
            ))}
          </ul>
          <Link to={words ? `/search?q=${encodeURIComponent(words)}` : '/search'}>
            {words ? `Search for “${words}”` : 'Search the documentation'}
          </Link>
        </nav>
      )}
    </main>
  );
}
