import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Hit } from '../types';
import { groupByPage } from './groupHits';
import { Marked } from './Marked';
import styles from './PageResults.module.css';

function Result({ hit }: { hit: Hit }): ReactNode {
  const path = hit.path.slice(1);
  return (
    <>
      <Link to={hit.url} data-result="" className={styles.title}>
        <Marked parts={hit.title} />
      </Link>
      {path.length > 0 && <span className={styles.path}>{path.join(' › ')}</span>}
      {hit.snippet.length > 0 && (
        <p className={styles.snippet}>
          <Marked parts={hit.snippet} />
        </p>
      )}
    </>
  );
}

/** Results on a page of their own: each page with the sections that match under it. */
export function PageResults({ hits }: { hits: readonly Hit[] }): ReactNode {
  return (
    <ol className={`search-result ${styles.list}`}>
      {groupByPage(hits).map(({ url, title, group, page, sections }) => (
        <li key={`${group} ${url}`} className={styles.page}>
          <h2 className={styles.heading}>
            {page ? (
              <Link to={url} data-result="">
                <Marked parts={page.title} />
              </Link>
            ) : (
              title
            )}{' '}
            <span className={styles.group}>{group}</span>
          </h2>
          {page && page.snippet.length > 0 && (
            <p className={styles.snippet}>
              <Marked parts={page.snippet} />
            </p>
          )}
          {sections.length > 0 && (
            <ul className={styles.sections}>
              {sections.map((hit) => (
                <li key={hit.url}>
                  <Result hit={hit} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
