import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { DocSearchProps } from '@docsearch/react';
import { DocSearchModal } from '@docsearch/react/modal';
import '@docsearch/css/dist/style.css';
import { LoadError } from '../../../ui/LoadFailure/loadOnce';
import './modal.css';
import { createModalClient, type Answer } from './createModalClient';
import { isCode } from './groupHits';
import { describeResults, missingResultsUrl, SearchFailure, Suggestions } from './searchMessages';
import { patchMarkup } from './patchMarkup';
import { isHosted, searchClient } from './searchClient';
import { useOnline } from './useOnline';

/** DocSearch requires credentials for a client that `transformSearchClient` replaces. */
const UNUSED_CREDENTIALS = { appId: 'unused', apiKey: 'unused' };
/** Names the browser storage of recent searches and favorites. */
const INDEX_NAME = 'vision-camera-docs';

// DocSearch crashes if a browser that blocks cookies throws here. Without any storage, it works.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: null });
}

const Hit: NonNullable<DocSearchProps['hitComponent']> = ({ hit, children }) => (
  <Link to={hit.url} translate={isCode(hit.hierarchy.lvl0) ? 'no' : undefined}>
    {children}
  </Link>
);

/** Makes DocSearch search again, for `query` if there is one: its input listens to these two events. */
function searchAgain(modal: HTMLElement, query?: string): void {
  const input = modal.querySelector<HTMLInputElement>('.DocSearch-Input')!;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  if (query != null) set!.call(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.blur();
  input.focus();
}

interface SearchModalProps {
  onClose: () => void;
  /** Returns the element that gets the focus back when the modal closes. */
  findOpener: () => HTMLElement | null;
}

/**
 * DocSearch's modal with the messages that DocSearch leaves out. It never shows suggestions, and no release up to 5.2
 * keeps its error state, because autocomplete-core resets it (algolia/autocomplete#1248).
 */
export function SearchModal({ onClose, findOpener }: SearchModalProps): ReactNode {
  const history = useHistory();
  const [answer, setAnswer] = useState<Answer>();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const modal = root?.querySelector<HTMLElement>('.DocSearch-Container');
  const [emptyScreen, setEmptyScreen] = useState<Element | null>(null);
  const [initialScrollY] = useState(() => window.scrollY);
  const navigator = useMemo(
    () => ({ navigate: ({ itemUrl }: { itemUrl: string }) => history.push(itemUrl) }),
    [history],
  );
  const transformSearchClient = useCallback<NonNullable<DocSearchProps['transformSearchClient']>>(
    (client) => ({ ...client, ...createModalClient(searchClient, setAnswer) }),
    [],
  );
  const results = answer && 'results' in answer ? answer.results : undefined;
  const error = answer && 'error' in answer ? answer.error : undefined;
  const query = answer?.query ?? '';
  const total = results?.total;
  const searchPage = useBaseUrl('/search') + `?q=${encodeURIComponent(query)}`;
  // DocSearch's own count adds up the results of all queries.
  const ResultsFooter = useCallback<NonNullable<DocSearchProps['resultsFooterComponent']>>(
    ({ state }) => (
      <Link to={`/search?q=${encodeURIComponent(state.query.trim())}`} onClick={onClose}>
        {total === 1 ? 'See the result on the search page' : `See all ${total} results`}
      </Link>
    ),
    [total, onClose],
  );

  useEffect(() => {
    if (!modal) return;
    const page = document.getElementById('__docusaurus')!;
    const update = () => {
      patchMarkup(modal);
      setEmptyScreen(modal.querySelector('.DocSearch-NoResults'));
    };
    const observer = new MutationObserver(update);
    observer.observe(modal, { childList: true, subtree: true });
    page.inert = true;
    update();
    return () => {
      observer.disconnect();
      page.inert = false;
      findOpener()?.focus();
    };
  }, [modal, findOpener]);

  useOnline(modal != null && error != null && !(error instanceof LoadError), () => searchAgain(modal!));

  return (
    <div
      ref={setRoot}
      data-search={isHosted ? 'hosted' : 'embedded'}
      data-answer={error ? 'failed' : undefined}
    >
      <DocSearchModal
        {...UNUSED_CREDENTIALS}
        indexName={INDEX_NAME}
        initialScrollY={initialScrollY}
        onClose={onClose}
        onAskAiToggle={() => undefined}
        navigator={navigator}
        hitComponent={Hit}
        transformSearchClient={transformSearchClient}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={({ query: missing }) => missingResultsUrl(missing)}
        translations={{ noResultsScreen: { noResultsText: 'No results for' } }}
      />
      {modal &&
        answer &&
        createPortal(
          <p className="sr-only" role="status">
            {results && describeResults(results.total, query)}
          </p>,
          modal,
        )}
      {modal &&
        emptyScreen &&
        createPortal(
          <>
            {results && (
              <Suggestions terms={results.suggestions} onSelect={(term) => searchAgain(modal, term)} />
            )}
            {error && <SearchFailure error={error} url={searchPage} onRetry={() => searchAgain(modal)} />}
          </>,
          emptyScreen,
        )}
    </div>
  );
}
