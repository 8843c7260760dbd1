// The search page: results while typing, by group, with sections under their page.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { PageMetadata, useQueryString } from '@docusaurus/theme-common';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import { writeUrl } from '../../../../ui/writeUrl';
import { describeResults, NoResults, SearchFailure, shorten } from '../../client/searchMessages';
import { PageResults } from '../../client/PageResults';
import { searchClient } from '../../client/searchClient';
import styles from '../../client/styles.module.css';
import { useAnswer } from '../../client/useAnswer';
import type { SearchClient } from '../../types';

const STEP = 20;

// Loads the index before React hydrates the page.
if (ExecutionEnvironment.canUseDOM) searchClient.preload();

/** Moves the focus between the input and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step == null) return;
  const selector = '[type=search], a[data-result]:not(details:not([open]) *), summary';
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const position = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[position + step];
  if (position === -1 || next == null) return;
  event.preventDefault();
  next.focus();
}

export default function SearchPage(): ReactNode {
  const action = useBaseUrl('/search');
  // The URL holds the query. Typing replaces the history entry, so Back leaves the page.
  const [saved, setSaved] = useQueryString('q');
  /** What the URL doesn't hold yet. */
  const [unsaved, setUnsaved] = useState<string>();
  const typed = unsaved ?? saved;
  const [group, setGroup] = useState<string>();
  const [limit, setLimit] = useState(STEP);
  const field = useRef<HTMLInputElement>(null);
  const query = typed.trim();
  const ask = useCallback(
    async (client: SearchClient) =>
      query ? { query, results: await client.search({ query, limit, group }) } : null,
    [query, limit, group],
  );
  const { value: answer, error, retry } = useAnswer(ask);

  function change(next: string) {
    setUnsaved(next);
    setGroup(undefined);
    setLimit(STEP);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.parentElement!.querySelector<HTMLElement>('a[data-result]')?.focus();
  }

  useEffect(() => {
    if (unsaved == null) return undefined;
    return writeUrl(() => {
      setSaved(unsaved);
      setUnsaved(undefined);
    });
  }, [unsaved, setSaved]);

  useEffect(() => {
    // Readers can type before this script runs.
    if (field.current!.value) setUnsaved(field.current!.value);
  }, []);

  const { results: shown, query: answered = '' } = answer ?? {};
  const counts = Object.entries(shown?.counts ?? {}).filter(([, count]) => count > 0);
  const all = counts.reduce((sum, [, count]) => sum + count, 0) || (shown?.total ?? 0);
  return (
    <Layout>
      <PageMetadata
        title={answered ? `Search results for “${shorten(answered)}”` : 'Search the documentation'}
        description="Search the VisionCamera guides, the API reference, every error code and the blog."
      />
      <main className={`container margin-vert--lg ${styles.page}`} onKeyDown={moveFocus}>
        <h1>Search the documentation</h1>
        <form className={styles.form} role="search" method="get" action={action} onSubmit={onSubmit}>
          <input
            ref={field}
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search docs"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => change(event.target.value)}
          />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </form>
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Without it, start from{' '}
            <Link to="/docs/guides">the guides</Link>, <Link to="/docs/api">the list of all API symbols</Link>{' '}
            or <Link to="/docs/guides/errors">all error codes</Link>.
          </p>
        </noscript>
        <p className={`${styles.aside} ${styles.status}`} role="status">
          {shown && (
            <span className={shown.total === 0 ? 'sr-only' : undefined}>
              {describeResults(shown.total, answered)}
            </span>
          )}
          {answer === undefined && query && !error && <span>Searching…</span>}
        </p>
        {error && <SearchFailure error={error} onRetry={retry} />}
        {shown && all === 0 && <NoResults query={answered} terms={shown.suggestions} onSelect={change} />}
        {shown && all > 0 && (
          <>
            <div className={styles.filters} role="group" aria-label="Show only">
              {[[undefined, all] as const, ...counts].map(([name, count]) => (
                <button
                  key={name ?? 'All'}
                  type="button"
                  className="button button--sm button--secondary"
                  aria-pressed={name === group}
                  onClick={() => setGroup(name)}
                >
                  {`${name ?? 'All'} (${count})`}
                </button>
              ))}
            </div>
            <PageResults hits={shown.hits} />
            {shown.total > shown.hits.length && (
              <button
                type="button"
                className="button button--secondary"
                onClick={() => setLimit(limit + STEP)}
              >
                Show more results
              </button>
            )}
          </>
        )}
      </main>
    </Layout>
  );
}
