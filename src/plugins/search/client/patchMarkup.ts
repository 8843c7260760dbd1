/** Roles that axe finds wrong in the modal of DocSearch 4.7. */
const ROLES: readonly [selector: string, role: string][] = [
  // A button can't contain an input: https://github.com/algolia/docsearch/issues/1370
  ['.DocSearch-Container', 'dialog'],
  // Options of a list box can't contain links, items of a tree can: https://github.com/algolia/docsearch/issues/1014
  ['[role=listbox]', 'tree'],
  ['[role=option]', 'treeitem'],
];

/** Corrects the roles in DocSearch's modal. */
export function patchMarkup(modal: HTMLElement): void {
  for (const [selector, role] of ROLES)
    for (const element of modal.parentElement!.querySelectorAll(selector)) element.setAttribute('role', role);
}
