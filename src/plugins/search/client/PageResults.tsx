import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { groupByPage, isCode } from './groupHits';
import type { Hit, MarkedText } from '../types';
import styles from './styles.module.css';

/** Puts each part into an element, because React can't update text that a translator has replaced. */
const mark = (parts: MarkedText) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );

const Title = ({ hit: { url, title, group } }: { hit: Hit }) => (
  <Link to={url} data-result="" translate={isCode(group) ? 'no' : undefined}>
    {mark(title)}
  </Link>
);

const SHOWN_SECTIONS = 3;

const Sections = ({ hits }: { hits: readonly Hit[] }) => (
  <ul className={`clean-list ${styles.sections}`}>
    {hits.map((hit) => (
      <li key={hit.url}>
        <Title hit={hit} /> <span className={styles.aside}>{hit.path.slice(1).join(' › ')}</span>
        <p className={styles.aside}>{mark(hit.snippet)}</p>
      </li>
    ))}
  </ul>
);

/** The results on the search page: pages, with the sections that match under each. */
export function PageResults({ hits }: { hits: readonly Hit[] }): ReactNode {
  return (
    <ol className={`clean-list ${styles.list}`}>
      {groupByPage(hits).map(({ url, title, group, page, sections }) => (
        <li key={`${group} ${url}`}>
          <h2>
            <span>{page ? <Title hit={page} /> : <Link to={url}>{title}</Link>}</span>{' '}
            <span className={styles.aside}>{group}</span>
          </h2>
          {page && <p className={styles.aside}>{mark(page.snippet)}</p>}
          {sections.length > 0 && <Sections hits={sections.slice(0, SHOWN_SECTIONS)} />}
          {sections.length > SHOWN_SECTIONS && (
            <details>
              <summary>{`${sections.length - SHOWN_SECTIONS} more on this page`}</summary>
              <Sections hits={sections.slice(SHOWN_SECTIONS)} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
