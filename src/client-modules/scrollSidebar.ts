import type { ClientModule } from '@docusaurus/types';

const CURRENT_PAGE = 'a.menu__link--active[aria-current="page"]';

const GROUP = '.theme-doc-sidebar-item-category-level-1';

/** Scrolls `menu` to the group of the current page, or to the page itself if the group is too long. */
function showCurrentPage(menu: HTMLElement): void {
  const entry = menu.querySelector(CURRENT_PAGE);
  if (!entry) return;
  const frame = menu.getBoundingClientRect();
  const isInView = (): boolean => {
    const { top, bottom } = entry.getBoundingClientRect();
    return top >= frame.top && bottom <= frame.bottom;
  };
  // Don't move the entries while the focus is in the menu.
  if (isInView() && menu.contains(document.activeElement)) return;
  menu.scrollTop += (entry.closest(GROUP) ?? entry).getBoundingClientRect().top - frame.top;
  if (isInView()) return;
  const { top, bottom } = entry.getBoundingClientRect();
  menu.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}

/** Calls `callback` when a category of `menu` has expanded. */
function onceExpanded(menu: HTMLElement, callback: () => void): void {
  const listener = ({ propertyName }: TransitionEvent): void => {
    if (propertyName !== 'height') return;
    menu.removeEventListener('transitionend', listener);
    callback();
  };
  menu.addEventListener('transitionend', listener);
}

const scrollSidebar: ClientModule = {
  onRouteDidUpdate() {
    const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container nav.menu');
    if (!menu) return;
    if (menu.querySelector(CURRENT_PAGE)?.getClientRects().length) showCurrentPage(menu);
    // Docusaurus is about to expand the page's category.
    else onceExpanded(menu, () => showCurrentPage(menu));
  },
};

export default scrollSidebar;
