const LABEL_DURATION_MS = 2000;

/** Copies the code block of `button`; where the clipboard is closed, selects the code for the reader to copy. */
export async function copyCode(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('[data-code]')!.querySelector('code')!;
  // The text behind it names the code for screen readers, and stays.
  const label = button.firstChild!;
  const text = label.nodeValue;
  try {
    await navigator.clipboard.writeText(code.textContent!);
    label.nodeValue = 'Copied';
  } catch {
    window.getSelection()?.selectAllChildren(code);
    label.nodeValue = 'Selected, copy it';
  }
  if (text === 'Copy') setTimeout(() => (label.nodeValue = text), LABEL_DURATION_MS);
}
