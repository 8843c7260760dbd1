/** Copies text to the clipboard. Rejects if it can't be loaded or copied. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // Safari only allows copying during the click, so the clipboard gets a promise.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // eslint-disable-next-line site/browser-apis -- the lines above check for it
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
