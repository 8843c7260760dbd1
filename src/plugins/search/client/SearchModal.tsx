import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import type { Hit } from '../types';
import { groupHits } from './groupHits';
import { HitLink } from './HitLink';
import { ClearIcon, SearchIcon } from './icons';
import { describeResults, NoResults, SearchFailure } from './notices';
import { readRecentSearches, rememberSearch, type RecentSearch } from './recentSearches';
import { useSearchPage } from './settings';
import './search.css';
import { useSearch } from './useSearch';

/** Enough results to fill every group. */
const LIMIT = 40;
const MAX_QUERY = 500;

/** Where the modal begins, and what closes it. */
export interface SearchModalProps {
  initialQuery: string;
  onClose: () => void;
}

const optionId = (index: number) => `docsearch-item-${index}`;
const toText = (hit: Hit) => hit.title.map(({ text }) => text).join('');
const isModified = ({ metaKey, ctrlKey, shiftKey }: MouseEvent | KeyboardEvent) =>
  metaKey || ctrlKey || shiftKey;

function toHit({ url, title, page }: RecentSearch): Hit {
  const path = page === title ? [] : [page];
  return {
    url,
    page,
    path,
    group: 'Guides',
    kind: 'page',
    pageUrl: url,
    title: [{ text: title, isMatch: false }],
    snippet: [],
  };
}

function useResults(query: string) {
  const { status, results, query: answered, retry } = useSearch(query, LIMIT);
  const [recent] = useState(readRecentSearches);
  const isEmpty = query.trim() === '';
  const groups = useMemo(() => {
    if (isEmpty) return recent.length > 0 ? [{ title: 'Recent', hits: recent.map(toHit) }] : [];
    return groupHits(results?.hits ?? []).map(({ group, hits }) => ({ title: group, hits }));
  }, [isEmpty, recent, results]);
  return { status: isEmpty ? ('idle' as const) : status, results, answered, retry, groups, isEmpty };
}

/**
 * The search dialog, with the markup names, texts and keys of DocSearch: arrow keys choose, Enter opens,
 * Escape closes. The field keeps the focus; the chosen result is its active descendant.
 */
export default function SearchModal({ initialQuery, onClose }: SearchModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const searchPage = useSearchPage();
  const [query, setQuery] = useState(initialQuery);
  const { status, results, answered, retry, groups, isEmpty } = useResults(query);
  const hits = groups.flatMap((group) => group.hits);
  const [chosen, setChosen] = useState({ index: 0, groups });
  // New results: the first one is chosen again.
  const active = chosen.groups === groups ? chosen.index : 0;
  const isAnswered = !isEmpty && status !== 'failed' && results != null;

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    input.current!.select();
    return () => element.close();
  }, []);

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const remember = (hit: Hit) => rememberSearch({ url: hit.url, title: toText(hit), page: hit.page });

  function onOpen(hit: Hit, event: MouseEvent) {
    remember(hit);
    if (isModified(event)) return;
    event.preventDefault();
    onClose();
    history.push(hit.url);
  }

  function openActive(event: KeyboardEvent) {
    if (isModified(event)) {
      remember(hits[active]!);
      window.open(hits[active]!.url, '_blank', 'noopener');
    } else {
      // As a click, so that what watches the links of the page sees it too.
      document.getElementById(optionId(active))!.click();
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || hits.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step != null) {
      event.preventDefault();
      setChosen({ index: (active + step + hits.length) % hits.length, groups });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The results of an earlier query are still shown: Enter waits for those of this one.
      if (isEmpty || (status === 'done' && answered === query.trim())) openActive(event);
    }
  }

  let position = -1;
  return (
    <dialog
      ref={dialog}
      className="DocSearch DocSearch-Container"
      aria-label="Search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="DocSearch-Modal">
        <header className="DocSearch-SearchBar">
          <form
            className="DocSearch-Form"
            role="search"
            action={searchPage}
            onSubmit={(event) => event.preventDefault()}
          >
            <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
              <SearchIcon />
              <span className="sr-only">Search</span>
            </label>
            <input
              ref={input}
              id="docsearch-input"
              className="DocSearch-Input"
              type="search"
              role="combobox"
              aria-expanded={hits.length > 0}
              aria-controls="docsearch-list"
              aria-activedescendant={hits.length > 0 ? optionId(active) : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={MAX_QUERY}
              placeholder="Search docs"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {query !== '' && (
              <button
                type="button"
                className="DocSearch-Reset"
                onClick={() => {
                  setQuery('');
                  input.current!.focus();
                }}
              >
                <ClearIcon />
                <span className="sr-only">Clear the query</span>
              </button>
            )}
          </form>
          <button type="button" className="DocSearch-Cancel" onClick={onClose}>
            Close
          </button>
        </header>
        <p className="sr-only" role="status">
          {isAnswered && describeResults(results.total, answered)}
        </p>
        <div className="DocSearch-Dropdown" aria-busy={status === 'loading'}>
          {status === 'failed' && <SearchFailure onRetry={retry} />}
          {isAnswered && results.total === 0 && (
            <NoResults
              query={answered}
              suggestions={results.suggestions}
              onSuggestion={(suggestion) => {
                setQuery(suggestion);
                input.current!.focus();
              }}
            />
          )}
          {isEmpty && hits.length === 0 && (
            <p className="DocSearch-StartScreen DocSearch-Help">No recent searches</p>
          )}
          {status === 'loading' && results == null && (
            <p className="DocSearch-StartScreen DocSearch-Help">Loading…</p>
          )}
          <div
            id="docsearch-list"
            role="listbox"
            aria-label="Results"
            className="DocSearch-Dropdown-Container"
            hidden={hits.length === 0 || status === 'failed'}
          >
            {groups.map(({ title, hits: shown }) => (
              <div key={title} className="DocSearch-Hits" role="group" aria-labelledby={`docsearch-${title}`}>
                <div className="DocSearch-Hit-source" id={`docsearch-${title}`} role="presentation">
                  {title}
                </div>
                <ul role="presentation">
                  {shown.map((hit) => {
                    const index = ++position;
                    return (
                      <HitLink
                        key={hit.url}
                        id={optionId(index)}
                        hit={hit}
                        isActive={index === active}
                        onHover={() => index !== active && setChosen({ index, groups })}
                        onOpen={(event) => onOpen(hit, event)}
                      />
                    );
                  })}
                </ul>
              </div>
            ))}
          </div>
          {isAnswered && results.total > 0 && (
            <div className="DocSearch-HitsFooter">
              <Link to={`${searchPage}?q=${encodeURIComponent(query.trim())}`} onClick={onClose}>
                See all {results.total} results
              </Link>
            </div>
          )}
        </div>
        <footer className="DocSearch-Footer" aria-hidden="true">
          <span>
            <kbd>↵</kbd> to open
          </span>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> to choose
          </span>
          <span>
            <kbd>esc</kbd> to close
          </span>
        </footer>
      </div>
    </dialog>
  );
}
