// Wrapped so that below the theme's text stand the pages that may have been meant.
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NotFoundContent from '@theme-init/NotFound/Content';
import { readPath } from '../../../engine/readPath';
import { isVersion5Path } from '../../../client/isVersion5Path';
import { loadClient } from '../../../client/loadClient';
import { useSearchPage, useSearchSettings } from '../../../client/settings';
import type { Hit } from '../../../types';

export default function NotFoundContentWrapper(props: ComponentProps<typeof NotFoundContent>): ReactNode {
  const settings = useSearchSettings();
  const searchPage = useSearchPage();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  // The words of the address and the pages nearest to it; in the browser only, as the HTML is one for all addresses.
  const [nearest, setNearest] = useState<{ words: string; pages: Hit[]; isVersion5: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
    const words = readPath(path).join(' ').replace(/[-_]+/g, ' ').slice(0, 100);
    const show = (pages: Hit[]) =>
      isCurrent && setNearest({ words, pages, isVersion5: isVersion5Path(path) });
    void loadClient(settings)
      .then((client) => client.nearest(path))
      .then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [settings, baseUrl, pathname]);
  return (
    <>
      <NotFoundContent {...props} />
      {nearest && (
        <nav className="container margin-bottom--xl" aria-label="Nearest pages">
          <div className="row">
            <div className="col col--6 col--offset-3">
              {nearest.isVersion5 && (
                <p>
                  This site documents version 4. Version 5 has{' '}
                  <Link to="https://visioncamera.margelo.com/docs">documentation of its own</Link>;{' '}
                  <Link to="/blog/stay-on-4-or-move-to-5">Stay on 4 or move to 5</Link> compares the two.
                </p>
              )}
              {nearest.pages.length > 0 && <h2>Nearest pages</h2>}
              <ul>
                {nearest.pages.map(({ url, page, group }) => (
                  <li key={url}>
                    <Link to={url}>{page}</Link> ({group})
                  </li>
                ))}
              </ul>
              <Link to={nearest.words ? `${searchPage}?q=${encodeURIComponent(nearest.words)}` : searchPage}>
                {nearest.words ? `Search for “${nearest.words}”` : 'Search the documentation'}
              </Link>
            </div>
          </div>
        </nav>
      )}
    </>
  );
}
