/** Tabs in content: `[data-tabs]` holds tabs and panels; those of one `data-group` follow each other. */

function storageKey(group: string): string {
  return `docusaurus.tab.${group}`;
}

function readStored(group: string): string | null {
  try {
    return localStorage.getItem(storageKey(group));
  } catch {
    return null;
  }
}

function store(group: string, value: string): void {
  try {
    localStorage.setItem(storageKey(group), value);
  } catch {
    // Storage is closed: the choice holds for this page.
  }
}

/** Shows the panel of `value`; returns false, and changes nothing, where `container` has no such tab. */
function show(container: Element, value: string): boolean {
  const tabs = [...container.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
  if (!tabs.some((tab) => tab.dataset.value === value)) return false;
  for (const tab of tabs) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls')!)!.hidden = !isSelected;
  }
  return true;
}

function ofGroup(group: string): Element[] {
  return [...document.querySelectorAll(`[data-tabs][data-group="${CSS.escape(group)}"]`)];
}

/** Selects a tab, and the same value in all tabs of its group; remembers the choice of a group. */
export function selectTab(tab: HTMLElement): void {
  const container = tab.closest<HTMLElement>('[data-tabs]')!;
  const value = tab.dataset.value!;
  const { group, query } = container.dataset;
  const top = tab.getBoundingClientRect().top;
  if (group == null) show(container, value);
  else {
    for (const other of ofGroup(group)) show(other, value);
    store(group, value);
    if (query != null) {
      const url = new URL(window.location.href);
      url.searchParams.set(group, value);
      window.history.replaceState(window.history.state, '', url);
    }
  }
  // Panels above may have changed their height: the tab stays under the pointer.
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Moves focus to the tab that `key` leads to and selects it; returns false for keys that mean nothing to tabs. */
export function focusTab(tab: HTMLElement, key: string): boolean {
  const tabs = [...tab.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.indexOf(tab);
  const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const target = targets[key];
  if (target == null) return false;
  const next = tabs.at(target % tabs.length)!;
  next.focus();
  selectTab(next);
  return true;
}

/** Shows in each group what the address or, failing that, the reader's last choice says. */
export function restoreTabs(): void {
  const query = new URLSearchParams(window.location.search);
  for (const container of document.querySelectorAll<HTMLElement>('[data-tabs][data-group]')) {
    const group = container.dataset.group!;
    const stored = readStored(group);
    const fromAddress = container.dataset.query != null ? query.get(group) : null;
    if (fromAddress != null && show(container, fromAddress)) continue;
    if (stored != null) show(container, stored);
  }
}
