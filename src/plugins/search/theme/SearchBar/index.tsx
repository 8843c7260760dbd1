import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { SearchIcon } from '../../client/icons';
import { loadClient } from '../../client/loadClient';
import { useSearchSettings } from '../../client/settings';
import type { SearchModalProps } from '../../client/SearchModal';
import styles from './styles.module.css';

const importModal = () => import('../../client/SearchModal');

/** The search button of the navbar; modal, engine and index load when a reader points at it, focuses it or presses its keys. */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  // The query to begin with, while the modal is open.
  const [opened, setOpened] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);

  function load() {
    loadClient(settings).catch(() => undefined);
    return importModal();
  }

  function open(query = window.getSelection()?.toString().trim().slice(0, 64) ?? '') {
    setHasFailed(false);
    setOpened(query);
    load().then(
      (module) => setModal(() => module.default),
      () => {
        setOpened(undefined);
        setHasFailed(true);
      },
    );
  }

  const close = () => setOpened(undefined);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut =
        event.key.toLowerCase() === 'k' &&
        (event.metaKey || event.ctrlKey) &&
        !event.altKey &&
        !event.shiftKey;
      if (isShortcut) {
        event.preventDefault();
        if (opened == null) open();
        else if (Modal) close();
      } else if (opened != null && !Modal && event.key.length === 1 && !event.metaKey && !event.ctrlKey) {
        // Typed while the modal is still loading.
        setOpened(opened + event.key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  const preload = () => void load().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={`DocSearch DocSearch-Button ${styles.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onMouseEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
        onClick={() => open()}
      >
        <SearchIcon />
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys} aria-hidden="true">
          ⌘/Ctrl K
        </kbd>
      </button>
      {hasFailed && (
        <div className={styles.failure} role="alert">
          Unable to fetch results. You might want to check your network connection.
        </div>
      )}
      {Modal && opened != null && <Modal initialQuery={opened} onClose={close} />}
    </>
  );
}
