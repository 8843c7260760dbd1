// Replaces the navbar dropdown, because the theme's is a link and loses focus on Escape (facebook/docusaurus#11937).
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop({ items, position, className, label }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current!.focus();
  }

  function toggle(): void {
    setIsOpen(!isOpen);
    // Safari doesn't focus clicked buttons, but the menu closes on blur.
    button.current!.focus();
  }

  return (
    <div
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}
