// Wraps the theme's 404 page to list similar pages, which the search finds.
import { useCallback, type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NotFoundContent from '@theme-init/NotFound/Content';
import { LoadFailure } from '../../../../../components/LoadFailure';
import { useAnswer } from '../../../client/useAnswer';
import { isVersion5Path } from '../../../client/isVersion5Path';
import { readPath } from '../../../engine/readPath';
import type { SearchClient } from '../../../types';

export default function NotFoundContentWrapper(props: ComponentProps<typeof NotFoundContent>): ReactNode {
  const baseUrl = useBaseUrl('/');
  const { pathname } = useLocation();
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const words = readPath(path).join(' ').replace(/[-_]+/g, ' ').slice(0, 100);
  // The same HTML file is served for all URLs, so only the browser knows this one.
  const ask = useCallback((client: SearchClient) => client.nearest(path), [path]);
  const { value, error } = useAnswer(ask);
  const pages = error ? [] : value;
  return (
    <>
      <NotFoundContent {...props} />
      {pages && (
        <nav className="container margin-bottom--xl" aria-label="Similar pages">
          <div className="row">
            <div className="col col--6 col--offset-3">
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
                {pages.map(({ url, page, group }) => (
                  <li key={url}>
                    <Link to={url}>{page}</Link> ({group})
                  </li>
                ))}
              </ul>
              <Link to={words ? `/search?q=${encodeURIComponent(words)}` : '/search'}>
                {words ? `Search for “${words}”` : 'Search the documentation'}
              </Link>
            </div>
          </div>
        </nav>
      )}
    </>
  );
}
