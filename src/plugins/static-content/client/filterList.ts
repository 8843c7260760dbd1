/** Hides each `[data-filter-item]` of the field's list whose text lacks one of the typed words, and says how many are left. */
export function filterList(field: HTMLInputElement): void {
  const list = field.closest('[data-filter-list]')!;
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const item of list.querySelectorAll<HTMLElement>('[data-filter-item]')) {
    const text = item.textContent!.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) shown += 1;
  }
  const status = list.querySelector('[role=status]')!;
  if (words.length === 0) status.textContent = '';
  else status.textContent = shown === 0 ? `Nothing matches "${field.value}".` : `${shown} shown`;
}
