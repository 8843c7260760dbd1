import { copyCode } from './copyCode';
import { filterList } from './filterList';
import { watchScrollers } from './scrollers';
import { focusTab, restoreTabs, selectTab } from './tabs';

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const tab = target.closest<HTMLElement>('[role=tab][data-value]');
    if (tab) selectTab(tab);
    const copyButton = target.closest<HTMLButtonElement>('[data-copy]');
    if (copyButton) void copyCode(copyButton);
  });
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('[role=tab][data-value]');
    if (tab && focusTab(tab, event.key)) event.preventDefault();
  });
  document.addEventListener('input', (event) => {
    const field = (event.target as Element).closest<HTMLInputElement>('[data-filter]');
    if (field) filterList(field);
  });
}

/** Docusaurus calls this after each change of page, and once after loading. */
export function onRouteDidUpdate(): void {
  restoreTabs();
  watchScrollers();
}
