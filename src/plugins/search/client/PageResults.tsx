import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Hit, MarkedText } from '../types';
import { groupByPage } from '../engine/groupHits';
import styles from './styles.module.css';

const mark = (parts: MarkedText) =>
  parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));

function Result({ hit: { url, title, path, snippet } }: { hit: Hit }): ReactNode {
  return (
    <>
      <Link to={url} data-result="">
        {mark(title)}
      </Link>
      {path.length > 1 && <span className={styles.aside}> {path.slice(1).join(' › ')}</span>}
      {snippet.length > 0 && <p className={styles.aside}>{mark(snippet)}</p>}
    </>
  );
}

/** Results on a page of their own: each page with the sections that match under it. */
export function PageResults({ hits }: { hits: readonly Hit[] }): ReactNode {
  return (
    <ol className={`search-result ${styles.list}`}>
      {groupByPage(hits).map(({ url, title, group, page, sections }) => (
        <li key={`${group} ${url}`}>
          <h2>
            {page ? (
              <Link to={url} data-result="">
                {mark(page.title)}
              </Link>
            ) : (
              title
            )}{' '}
            <span className={styles.aside}>{group}</span>
          </h2>
          {page && <p className={styles.aside}>{mark(page.snippet)}</p>}
          {sections.length > 0 && (
            <ul className={styles.list}>
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
