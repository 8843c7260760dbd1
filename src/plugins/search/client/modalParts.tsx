import { use, type JSX } from 'react';
import Link from '@docusaurus/Link';
import type { DocSearchProps } from '@docsearch/react';
import { AnswerContext } from './AnswerContext';
import { reportAddress } from './notices';
import { useSearchPage } from './settings';

export { createModalClient } from './createModalClient';
export { ModalSupport } from './ModalSupport';

/** Returns the address under which a reader reports a query without results. */
export const reportUrl: DocSearchProps['getMissingResultsUrl'] = ({ query }) => reportAddress(query);

/** Closes the modal; on the search page itself a link does not. */
const closeModal = () => document.querySelector<HTMLElement>('.DocSearch-Close')?.click();

/** Leads to all results. The theme's own adds the counts of all queries up. */
export function ResultsFooter({ state: { query } }: { state: { query: string } }): JSX.Element {
  const total = use(AnswerContext)?.results?.total;
  const searchPage = useSearchPage();
  return (
    <Link to={`${searchPage}?q=${encodeURIComponent(query.trim())}`} onClick={closeModal}>
      See all {total} results
    </Link>
  );
}
