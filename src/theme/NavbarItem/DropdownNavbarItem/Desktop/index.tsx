// Wraps the navbar's dropdown to close it on Escape and give the focus back (facebook/docusaurus#11937).
import DropdownNavbarItemDesktop from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';

export default function DropdownWithEscape(props: Props): ReactNode {
  const [closings, setClosings] = useState(0);

  function closeOnEscape({ key, currentTarget }: KeyboardEvent): void {
    if (key !== 'Escape') return;
    // Only the theme's component knows whether the menu is open, and a new one is closed.
    flushSync(() => setClosings(closings + 1));
    currentTarget.querySelector('a')!.focus();
  }

  return (
    <div className={styles.dropdown} onKeyDown={closeOnEscape}>
      <DropdownNavbarItemDesktop key={closings} {...props} />
    </div>
  );
}
