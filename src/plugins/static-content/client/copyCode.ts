const LABEL_DURATION_MS = 2000;

/** Copies the code block of `button`; where the clipboard is closed, selects the code for the reader's own keys. */
export async function copyCode(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('[data-code]')!.querySelector('code')!;
  const label = button.textContent!;
  try {
    await navigator.clipboard.writeText(code.textContent!);
    button.textContent = 'Copied';
  } catch {
    window.getSelection()?.selectAllChildren(code);
    button.textContent = 'Press Ctrl+C';
  }
  if (label === 'Copy') setTimeout(() => (button.textContent = label), LABEL_DURATION_MS);
}
