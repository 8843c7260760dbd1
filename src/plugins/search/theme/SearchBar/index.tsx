// The search button and, on intent, DocSearch's modal over the site's search client.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { DocSearchButton } from '@docsearch/react/button';
import { useDocSearchKeyboardEvents } from '@docsearch/react/useDocSearchKeyboardEvents';
import { LoadFailure } from '../../../../ui/LoadFailure';
import { loadOnce } from '../../../../ui/LoadFailure/loadOnce';
import { searchClient } from '../../client/searchClient';
import { useOnline } from '../../client/useOnline';
import styles from './styles.module.css';

const ignore = () => undefined;
const loadModal = loadOnce(() => import('../../client/SearchModal'));

/** Shown in place of the modal if its code didn't load. */
function FailureDialog({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Returns the focus to the button.
    return () => element.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.failure} aria-label="Search" onClose={onClose}>
      <LoadFailure>The search didn’t load.</LoadFailure>
      <button type="button" className="button button--link" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [modal, setModal] = useState<Awaited<ReturnType<typeof loadModal>>>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    loadModal().then(setModal, () => setHasFailed(true));
    searchClient.preload();
  }, []);
  const opener = useRef<HTMLElement>(null);
  const onOpen = useCallback(() => {
    // DocSearch moves the focus before an effect could read it.
    opener.current = document.activeElement as HTMLElement;
    load();
    setIsOpen(true);
  }, [load]);
  const findOpener = useCallback(() => {
    const element = opener.current;
    return element?.isConnected && element !== document.body ? element : button.current;
  }, []);
  const onClose = useCallback(() => setIsOpen(false), []);
  const history = useHistory();
  // Back and Forward change the page behind the modal. The theme's mobile menu holds the router's only blocker.
  useEffect(() => history.listen((_, action) => action === 'POP' && onClose()), [history, onClose]);
  useOnline(hasFailed, load);
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
        createPortal(<modal.SearchModal onClose={onClose} findOpener={findOpener} />, document.body)}
      {isOpen && hasFailed && <FailureDialog onClose={onClose} />}
    </>
  );
}
