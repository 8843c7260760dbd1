// Wrapped so that the theme's search bar answers from the embedded index too, and its modal passes axe and says how much it has found.
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import SearchBar from '@theme-original/SearchBar';
import type { DocSearchProps } from '@docsearch/react';
import { AnswerContext, type Answer } from '../../plugins/search/client/AnswerContext';
import { loadClient } from '../../plugins/search/client/loadClient';
import { useSearchSettings } from '../../plugins/search/client/settings';

const DocSearch = SearchBar as (props: Partial<DocSearchProps>) => ReactNode;

/** Loads what the modal needs beyond DocSearch, as the theme loads the modal: 3 KB less on every page. */
const loadParts = () => import('../../plugins/search/client/modalParts');

/** The texts of the specification that DocSearch words otherwise. */
const texts: DocSearchProps['translations'] = {
  modal: { noResultsScreen: { noResultsText: 'No results for' } },
};

const isShortcut = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) =>
  (key === 'k' && (ctrlKey || metaKey)) ||
  (key === '/' && !(target as Element).closest?.('input, textarea, select, [contenteditable]'));

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
  const settings = useSearchSettings();
  const [answer, setAnswer] = useState<Answer>();
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>();
  // The theme loads its modal at the same signs; all imports run in parallel, and the next sign tries again.
  const load = useCallback(() => {
    loadParts().then(setParts, () => undefined);
    loadClient(settings).catch(() => undefined);
  }, [settings]);
  useEffect(nameButton, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => isShortcut(event) && load();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [load]);
  const transformSearchClient = useCallback<NonNullable<DocSearchProps['transformSearchClient']>>(
    (client) => ({
      ...client,
      search: async (params) =>
        (await loadParts()).createModalClient(client, settings, setAnswer).search(params),
    }),
    [settings],
  );
  const forget = useCallback(() => setAnswer(undefined), []);
  return (
    <AnswerContext value={answer}>
      <div onMouseOver={load} onFocus={load} onTouchStart={load} onClick={load}>
        <DocSearch
          transformSearchClient={transformSearchClient}
          transformItems={(items) => items}
          translations={texts}
          getMissingResultsUrl={parts?.reportUrl}
          resultsFooterComponent={parts?.ResultsFooter}
        />
      </div>
      {parts && <parts.ModalSupport onClose={forget} />}
    </AnswerContext>
  );
}
