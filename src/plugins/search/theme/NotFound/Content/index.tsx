import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import { readPath } from '../../../engine/readPath';
import { loadClient } from '../../../client/loadClient';
import { useSearchPage, useSearchSettings } from '../../../client/settings';
import type { Hit } from '../../../types';

interface Nearest {
  /** Words of the address that failed. */
  words: string;
  pages: Hit[];
}

/** Looks for the pages nearest to the address; in the browser only, as the HTML is one for all addresses. */
function useNearest(): Nearest | undefined {
  const settings = useSearchSettings();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const [nearest, setNearest] = useState<Nearest>();
  useEffect(() => {
    let isCurrent = true;
    const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
    const words = readPath(path).join(' ').replace(/[-_]+/g, ' ').slice(0, 100);
    const show = (pages: Hit[]) => isCurrent && setNearest({ words, pages });
    loadClient(settings)
      .then((client) => client.nearest(path))
      .then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [settings, baseUrl, pathname]);
  return nearest;
}

/** The not-found page: the text of the theme, and the pages that may have been meant. */
export default function NotFoundContent({ className = '' }: { className?: string }): ReactNode {
  const nearest = useNearest();
  const searchPage = useSearchPage();
  return (
    <main className={`container margin-vert--xl ${className}`}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <h1 className="hero__title">
            <Translate id="theme.NotFound.title">Page Not Found</Translate>
          </h1>
          <p>
            <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
          </p>
          <p>
            <Translate id="theme.NotFound.p2">
              Please contact the owner of the site that linked you to the original URL and let them know their
              link is broken.
            </Translate>
          </p>
          {nearest && nearest.pages.length > 0 && (
            <nav aria-labelledby="nearest-pages">
              <h2 id="nearest-pages">Nearest pages</h2>
              <ul>
                {nearest.pages.map(({ url, page, group }) => (
                  <li key={url}>
                    <Link to={url}>{page}</Link> ({group})
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {nearest && (
            <p>
              <Link to={nearest.words ? `${searchPage}?q=${encodeURIComponent(nearest.words)}` : searchPage}>
                {nearest.words ? `Search for “${nearest.words}”` : 'Search the documentation'}
              </Link>
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
