import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Answer } from './createModalClient';
import { describeResults, SearchFailure, Suggestions } from './searchMessages';

/** What the markup of DocSearch says wrongly to assistive technology, and what it has to say; null takes an attribute off. */
const ATTRIBUTES: readonly [selector: string, attributes: Record<string, string | null>][] = [
  [
    '.DocSearch-Container',
    {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': 'Search',
      tabindex: '-1',
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-controls': null,
      'aria-labelledby': null,
    },
  ],
  // The page has a banner and a footer of its own.
  ['.DocSearch-SearchBar, .DocSearch-Footer', { role: 'none' }],
  ['.DocSearch-Label', { 'aria-label': null }],
  ['.DocSearch-Input', { role: 'combobox', 'aria-haspopup': 'tree', 'aria-expanded': 'true' }],
  ['.DocSearch-Input:not([aria-controls]), .DocSearch-Input[aria-controls=""]', { 'aria-expanded': 'false' }],
  // Results hold links and buttons, which the items of a tree may and the options of a list box may not.
  ['[role=listbox]', { role: 'tree' }],
  ['[role=option]', { role: 'treeitem' }],
  // Only the class tells that a result stands under its page: the component of a hit does not reach its list item.
  ['.DocSearch-Hit--Child', { 'aria-level': '2' }],
];

function fixMarkup(modal: HTMLElement): void {
  for (const [selector, attributes] of ATTRIBUTES) {
    for (const element of modal.parentElement!.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value == null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
    }
  }
}

/** Searches for a query: DocSearch does when its field is typed into and when it gets the focus. */
function search(modal: HTMLElement, query?: string): void {
  const field = modal.querySelector<HTMLInputElement>('.DocSearch-Input')!;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  if (query != null) set!.call(field, query);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.blur();
  field.focus();
}

/**
 * Stands by the search modal while it is open: fixes its markup, keeps the focus in it, says how much was found, and
 * adds what DocSearch leaves out of an empty result.
 */
export function DocSearchA11yPatch({ answer, onClose }: { answer?: Answer; onClose: () => void }): ReactNode {
  const [modal, setModal] = useState<HTMLElement | null>(null);
  const [emptyScreen, setEmptyScreen] = useState<Element | null>(null);

  useEffect(() => {
    const update = () => setModal(document.querySelector<HTMLElement>('.DocSearch-Container'));
    // DocSearch gives the body a class while its modal is open; the modal may have opened before this file came.
    const observer = new MutationObserver(update);
    observer.observe(document.body, { attributeFilter: ['class'] });
    update();
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!modal) return;
    const page = document.getElementById('__docusaurus')!;
    const update = () => {
      fixMarkup(modal);
      setEmptyScreen(modal.querySelector('.DocSearch-NoResults'));
    };
    const onOnline = () => modal.querySelector('.DocSearch-ErrorScreen') && search(modal);
    const observer = new MutationObserver(update);
    observer.observe(modal, { childList: true, subtree: true, attributeFilter: ['aria-controls'] });
    window.addEventListener('online', onOnline);
    page.inert = true;
    update();
    return () => {
      observer.disconnect();
      window.removeEventListener('online', onOnline);
      page.inert = false;
      document.querySelector<HTMLElement>('.DocSearch-Button')?.focus();
      onClose();
    };
  }, [modal, onClose]);

  if (!modal || !answer) return null;
  const { query, results } = answer;
  return (
    <>
      {createPortal(
        <p className="sr-only" role="status">
          {results && describeResults(results.total, query)}
        </p>,
        modal,
      )}
      {emptyScreen &&
        createPortal(
          results ? (
            <Suggestions terms={results.suggestions} onSelect={(term) => search(modal, term)} />
          ) : (
            <SearchFailure onRetry={() => search(modal)} />
          ),
          emptyScreen,
        )}
    </>
  );
}
