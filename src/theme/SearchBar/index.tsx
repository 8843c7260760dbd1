// Wrapped so that the theme's search bar answers from the embedded index too, and its modal passes axe and says how much it has found.
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import SearchBar from '@theme-original/SearchBar';
import type { DocSearchProps } from '@docsearch/react';
import { AnswerContext, reportUrl, ResultsFooter, texts } from '../../plugins/search/client/modalParts';
import { ModalSupport } from '../../plugins/search/client/ModalSupport';
import { createModalClient, type Answer } from '../../plugins/search/client/createModalClient';
import { loadClient } from '../../plugins/search/client/loadClient';
import { useSearchSettings } from '../../plugins/search/client/settings';

const DocSearch = SearchBar as (props: Partial<DocSearchProps>) => ReactNode;

const isShortcut = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) =>
  (key === 'k' && (ctrlKey || metaKey)) ||
  (key === '/' && !(target as Element).closest?.('input, textarea, select, [contenteditable]'));

export default function SearchBarWrapper(): ReactNode {
  const settings = useSearchSettings();
  const [answer, setAnswer] = useState<Answer>();
  // The theme loads its modal at the same signs; the client's import and the modal's run in parallel.
  const load = useCallback(() => void loadClient(settings).catch(() => undefined), [settings]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => isShortcut(event) && load();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [load]);
  const transformSearchClient = useCallback<NonNullable<DocSearchProps['transformSearchClient']>>(
    (client) => createModalClient(client, settings, setAnswer),
    [settings],
  );
  const forget = useCallback(() => setAnswer(undefined), []);
  return (
    <AnswerContext value={answer}>
      <div onMouseOver={load} onFocus={load} onTouchStart={load}>
        <DocSearch
          transformSearchClient={transformSearchClient}
          transformItems={(items) => items}
          translations={texts}
          getMissingResultsUrl={reportUrl}
          resultsFooterComponent={ResultsFooter}
        />
      </div>
      <ModalSupport onClose={forget} />
    </AnswerContext>
  );
}
