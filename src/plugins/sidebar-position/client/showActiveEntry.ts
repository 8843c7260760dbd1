/** Docusaurus calls this after each change of page, and once after loading: scrolls the sidebar to an entry that is out of view. */
export function onRouteDidUpdate(): void {
  const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container nav.menu');
  const entry = menu?.querySelector<HTMLElement>('a.menu__link--active[aria-current="page"]');
  if (!menu || !entry) return;
  const frame = menu.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  menu.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}
