// Fills the classic theme's empty slot with DocSearch's button and, on intent, its modal over the embedded index.
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchButton } from '@docsearch/react/button';
import { useDocSearchKeyboardEvents } from '@docsearch/react/useDocSearchKeyboardEvents';
import { preloadSearch } from '../../client/searchClient';

const ignore = () => undefined;
const loadModal = () => import('../../client/SearchModal');

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [modal, setModal] = useState<Awaited<ReturnType<typeof loadModal>>>();

  const load = useCallback(() => {
    loadModal().then(setModal, ignore);
    preloadSearch();
  }, []);
  const onOpen = useCallback(() => {
    load();
    setIsOpen(true);
  }, [load]);
  const onClose = useCallback(() => setIsOpen(false), []);
  useDocSearchKeyboardEvents({ isOpen, onOpen, onClose, isAskAiActive: false, onAskAiToggle: ignore });

  return (
    <>
      <DocSearchButton
        ref={button}
        // The label repeats the keys, which `aria-keyshortcuts` names too.
        aria-label={undefined}
        onTouchStart={load}
        onFocus={load}
        onMouseOver={load}
        onClick={onOpen}
      />
      {isOpen &&
        modal &&
        createPortal(<modal.SearchModal onClose={onClose} button={button} />, document.body)}
    </>
  );
}
