// Wrapped so that the theme's search bar answers from the embedded index too, and its modal passes axe and says how much it has found.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import SearchBar from '@theme-original/SearchBar';
import type { DocSearchProps } from '@docsearch/react';
import { useDocSearchKeyboardEvents } from '@docsearch/react/useDocSearchKeyboardEvents';
import type { Answer } from '../../plugins/search/client/createModalClient';
import { credentials, isEmbedded, loadClient } from '../../plugins/search/client/loadClient';

const DocSearch = SearchBar as (props: Partial<DocSearchProps>) => ReactNode;

const ignore = () => undefined;
const loadParts = () => import('../../plugins/search/client/modalParts');
/** Closes the modal; on the search page itself a link does not. */
const closeModal = () => document.querySelector<HTMLElement>('.DocSearch-Close')?.click();

/** Names the button by what it shows, without the keys, which `aria-keyshortcuts` tells. */
function nameButton(): () => void {
  const button = document.querySelector('.DocSearch-Button')!;
  button.querySelector('.DocSearch-Button-Keys')!.setAttribute('aria-hidden', 'true');
  const observer = new MutationObserver(() => button.removeAttribute('aria-label'));
  observer.observe(button, { attributeFilter: ['aria-label'] });
  button.removeAttribute('aria-label');
  return () => observer.disconnect();
}

export default function SearchBarWrapper(): ReactNode {
  const [answer, setAnswer] = useState<Answer>();
  const total = answer?.results?.total;
  const searches = useRef(0);
  const forget = useCallback(() => setAnswer(undefined), []);
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>();
  // The theme loads its modal at the same signs; all imports run in parallel, and the next sign tries again.
  const load = useCallback(() => {
    loadParts().then(setParts, ignore);
    loadClient().catch(ignore);
  }, []);
  useEffect(nameButton, []);
  useDocSearchKeyboardEvents({
    isOpen: false,
    onOpen: load,
    onClose: ignore,
    isAskAiActive: false,
    onAskAiToggle: ignore,
  });
  const transformSearchClient = useCallback<NonNullable<DocSearchProps['transformSearchClient']>>(
    (client) => ({
      ...client,
      search: async (params) => {
        const turn = ++searches.current;
        // Answers may come in another order than they were asked for.
        const onAnswer = (next: Answer) => turn === searches.current && setAnswer(next);
        return (await loadParts()).createModalClient(client, onAnswer).search(params);
      },
    }),
    [],
  );
  // The theme's own adds the counts of all queries up.
  const ResultsFooter = useCallback<NonNullable<DocSearchProps['resultsFooterComponent']>>(
    ({ state: { query } }) => (
      <Link to={`/search?q=${encodeURIComponent(query.trim())}`} onClick={closeModal}>
        See all {total} results
      </Link>
    ),
    [total],
  );
  return (
    <div onMouseOver={load} onFocus={load} onTouchStart={load} onClick={load}>
      <DocSearch
        transformSearchClient={transformSearchClient}
        transformItems={(items) => items}
        translations={{ modal: { noResultsScreen: { noResultsText: 'No results for' } } }}
        getMissingResultsUrl={parts && (({ query }) => parts.reportUrl(query))}
        resultsFooterComponent={ResultsFooter}
      />
      {isEmbedded && (
        <Head>
          {/* Of two links to one url the head keeps the later: this one, which does nothing, for the theme's preconnect. */}
          <link rel="" href={`https://${credentials.appId}-dsn.algolia.net`} />
        </Head>
      )}
      {parts && <parts.DocSearchA11yPatch answer={answer} onClose={forget} />}
    </div>
  );
}
