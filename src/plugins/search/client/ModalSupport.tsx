import { use, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { AnswerContext } from './AnswerContext';
import { describeResults, SearchFailure, Suggestions } from './notices';

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

/** Types a query into the field of the modal. */
function setQuery(field: HTMLInputElement, query: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, query);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** Searches again: DocSearch does whenever its field gets the focus. */
function searchAgain(field: HTMLInputElement): void {
  if (document.activeElement === field) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  else field.focus();
}

/**
 * Stands by the search modal while it is open: fixes its markup, keeps the focus in it, says how much was found, and
 * adds what DocSearch leaves out of an empty result.
 */
export function ModalSupport({ onClose }: { onClose: () => void }): ReactNode {
  const answer = use(AnswerContext);
  const [modal, setModal] = useState<HTMLElement | null>(null);
  const [emptyScreen, setEmptyScreen] = useState<Element | null>(null);
  const field = () => modal!.querySelector<HTMLInputElement>('.DocSearch-Input')!;

  useEffect(() => {
    const update = () => setModal(document.querySelector<HTMLElement>('.DocSearch-Container'));
    // DocSearch gives the body a class while its modal is open; the modal may have opened before this file came.
    const observer = new MutationObserver(update);
    observer.observe(document.body, { attributes: true, attributeFilter: ['class'] });
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
    const observer = new MutationObserver(update);
    observer.observe(modal, { childList: true, subtree: true, attributeFilter: ['aria-controls'] });
    page.inert = true;
    update();
    return () => {
      observer.disconnect();
      page.inert = false;
      document.querySelector<HTMLElement>('.DocSearch-Button')?.focus();
      onClose();
    };
  }, [modal, onClose]);

  const hasFailed = answer != null && !answer.results;
  useEffect(() => {
    if (!modal || !hasFailed) return;
    const onOnline = () => searchAgain(modal.querySelector('.DocSearch-Input')!);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [modal, hasFailed]);

  if (!modal) return null;
  return (
    <>
      {createPortal(
        <p className="sr-only" role="status">
          {answer?.results && describeResults(answer.results.total, answer.query)}
        </p>,
        modal,
      )}
      {emptyScreen &&
        answer &&
        createPortal(
          answer.results ? (
            <Suggestions terms={answer.results.suggestions} onSelect={(term) => setQuery(field(), term)} />
          ) : (
            <SearchFailure onRetry={() => searchAgain(field())} />
          ),
          emptyScreen,
        )}
    </>
  );
}
