import type { ReactNode } from 'react';
import { REPOSITORY } from '../../../config/links';

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

/** Returns the URL under which a reader reports a query that finds nothing. */
export function reportUrl(query: string): string {
  return `${REPOSITORY}/issues/new?title=${encodeURIComponent(`Docs: searching for "${shorten(query)}" finds nothing`)}`;
}

/** Shown when the index or the search service cannot be reached. */
export function SearchFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
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
        <a href={reportUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
