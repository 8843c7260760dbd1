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

function reportAddress(query: string): string {
  return `${REPOSITORY}/issues/new?title=${encodeURIComponent(`Docs: searching for "${shorten(query)}" finds nothing`)}`;
}

/** Shown when the index or the search service cannot be reached. */
export function SearchFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
      <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
}

/** Shown when nothing matches: the nearest real terms, and where to report a gap. */
export function NoResults({ query, suggestions, onSuggestion }: NoResultsProps): ReactNode {
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        No results for “<strong>{shorten(query)}</strong>”
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a href={reportAddress(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
