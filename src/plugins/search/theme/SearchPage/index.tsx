import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { PageMetadata, useSearchQueryString } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { loadClient } from '../../client/loadClient';
import { describeResults, NoResults, SearchFailure, shorten } from '../../client/notices';
import { PageResults } from '../../client/PageResults';

import { useSearchPage, useSearchSettings } from '../../client/settings';
import { useSearch } from '../../client/useSearch';
import { GROUPS, type Group } from '../../types';
import styles from './styles.module.css';

const STEP = 20;
/** The address follows the query once the reader pauses; it replaces itself, so that Back leaves the page. */
const ADDRESS_DELAY = 400;

/** The query, kept in step with the address in both directions. */
function useQuery() {
  const [inAddress, setAddress] = useSearchQueryString();
  const [query, setQuery] = useState(inAddress);
  const written = useRef(inAddress);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setQuery(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (query === written.current) return;
    const timer = setTimeout(() => {
      written.current = query;
      setAddress(query);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [query, setAddress]);

  useEffect(() => {
    // Typed into the page's own HTML before this script ran.
    const typed = field.current!.value;
    if (typed !== '') setQuery(typed);
  }, []);

  return { query, setQuery, field };
}

/** Moves the focus between the field and the results. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step == null || event.nativeEvent.isComposing) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], a[data-result]'),
  ];
  const position = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[position + step];
  if (position === -1 || next == null) return;
  event.preventDefault();
  next.focus();
}

/** The search page: results while typing, by group, sections under their page. */
export default function SearchPage(): ReactNode {
  const action = useSearchPage();
  const settings = useSearchSettings();
  const { query, setQuery, field } = useQuery();
  const [group, setGroup] = useState<Group>();
  const [limit, setLimit] = useState(STEP);
  const { status, results, query: answered, retry } = useSearch(query, limit, group);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    loadClient(settings).catch(() => undefined);
  }, [settings]);

  function change(next: string) {
    setQuery(next);
    setGroup(undefined);
    setLimit(STEP);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('a[data-result]')?.focus();
  }

  const isShown = results != null && status !== 'failed' && status !== 'idle';
  const all = isShown ? GROUPS.reduce((sum, name) => sum + results.counts[name], 0) : 0;
  return (
    <Layout>
      <PageMetadata
        title={answered ? `Search results for “${shorten(answered)}”` : 'Search the documentation'}
        description="Search the VisionCamera guides, the API reference, every error code and the blog."
      />
      <main className="container margin-vert--lg" onKeyDown={walk}>
        <h1>Search the documentation</h1>
        <form className={styles.form} role="search" method="get" action={action} onSubmit={onSubmit}>
          <input
            ref={field}
            className={styles.field}
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search docs"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query}
            onChange={(event) => change(event.target.value)}
          />
          <button type="submit" className="button button--secondary">
            Search
          </button>
        </form>
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Without it, start from{' '}
            <Link to="/docs/guides">the guides</Link>,{' '}
            <Link to="/docs/api/">the list of all API symbols</Link> or{' '}
            <Link to="/docs/guides/errors">all error codes</Link>.
          </p>
        </noscript>
        <p className={styles.status} role="status">
          {isShown && (
            <span className={results.total === 0 ? 'sr-only' : undefined}>
              {describeResults(results.total, answered)}
            </span>
          )}
          {status === 'loading' && results == null && 'Searching…'}
        </p>
        {status === 'failed' && <SearchFailure onRetry={retry} />}
        {isShown && all === 0 && (
          <NoResults query={answered} suggestions={results.suggestions} onSuggestion={change} />
        )}
        {isShown && all > 0 && (
          <div className={styles.filters} role="group" aria-label="Show only">
            <button type="button" aria-pressed={group == null} onClick={() => setGroup(undefined)}>
              All ({all})
            </button>
            {GROUPS.filter((name) => results.counts[name] > 0).map((name) => (
              <button key={name} type="button" aria-pressed={group === name} onClick={() => setGroup(name)}>
                {name} ({results.counts[name]})
              </button>
            ))}
          </div>
        )}
        {isShown && (
          <div ref={list}>
            <PageResults hits={results.hits} />
            {results.total > results.hits.length && (
              <button
                type="button"
                className="button button--secondary"
                onClick={() => setLimit(limit + STEP)}
              >
                Show more results
              </button>
            )}
          </div>
        )}
      </main>
    </Layout>
  );
}
