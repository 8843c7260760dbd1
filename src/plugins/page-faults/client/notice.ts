const ID = 'page-notice';

const STYLE =
  'position:sticky;top:0;z-index:1000;display:flex;flex-wrap:wrap;gap:0.5rem 1rem;align-items:center;padding:0.5rem 1rem;' +
  'border-bottom:2px solid var(--vc-danger);background:var(--vc-surface);color:var(--vc-ink)';

/** Shows a line above the page, or in the dialog that covers it, with a button where the reader can do something about it. */
export function showNotice(text: string, button?: { label: string; onClick: () => void }): void {
  hideNotice();
  const notice = document.createElement('div');
  notice.id = ID;
  notice.setAttribute('role', 'alert');
  notice.style.cssText = STYLE;
  notice.append(text);
  if (button) {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = button.label;
    element.addEventListener('click', button.onClick);
    notice.append(element);
  }
  (document.querySelector('dialog[open]') ?? document.body).prepend(notice);
}

/** Removes the line that `showNotice` has shown. */
export function hideNotice(): void {
  document.getElementById(ID)?.remove();
}
