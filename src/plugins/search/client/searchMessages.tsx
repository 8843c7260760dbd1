import type { ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import { LoadError } from '../../../ui/LoadFailure/loadOnce';
import { useReload } from '../../../ui/LoadFailure/useReload';
import { reportUrl } from './reportUrl';

const MAX_SHOWN_QUERY = 100;

/** Cuts a query so that it can be shown in a line. */
export function shorten(query: string): string {
  return query.length > MAX_SHOWN_QUERY ? `${query.slice(0, MAX_SHOWN_QUERY)}…` : query;
}

/** Says in a line how much was found, for the reader who does not see the results appear. */
export function describeResults(total: number, query: string): string {
  const count = total === 0 ? 'No results' : total === 1 ? 'One result' : `${total} results`;
  return `${count} for “${shorten(query)}”`;
}

/** Returns the URL for reporting a query that finds nothing. */
export function missingResultsUrl(query: string): string {
  return reportUrl(shorten(query), siteConfig.customFields?.siteRepositoryUrl as string | undefined);
}

interface SearchFailureProps {
  error: Error;
  /** Searches again. */
  onRetry: () => void;
  /** The page that searches again after a reload, if it isn't the one that's open. */
  url?: string;
}

/** Shown when the index or the search service can't be reached. */
export function SearchFailure({ error, onRetry, url }: SearchFailureProps): ReactNode {
  const { reload } = useReload(url);
  const needsReload = error instanceof LoadError;
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
      {needsReload && (
        <p className="DocSearch-Help">
          If it works, the site has changed since you opened this page. Retry loads the new version.
        </p>
      )}
      <button type="button" className="button button--secondary" onClick={needsReload ? reload : onRetry}>
        Retry
      </button>
    </div>
  );
}

interface SuggestionsProps {
  terms: readonly string[];
  onSelect: (term: string) => void;
}

/** The real terms that are nearest to a query without results, to be searched for instead. */
export function Suggestions({ terms, onSelect }: SuggestionsProps): ReactNode {
  return (
    <div className="DocSearch-NoResults-Prefill-List">
      <p className="DocSearch-Help">Try searching for:</p>
      <ul className="clean-list">
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className="clean-btn DocSearch-Prefill" onClick={() => onSelect(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown on the search page when nothing matches, as the modal shows it. */
export function NoResults({ query, ...suggestions }: SuggestionsProps & { query: string }): ReactNode {
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        No results for "<strong>{shorten(query)}</strong>"
      </p>
      <Suggestions {...suggestions} />
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
