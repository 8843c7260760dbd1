async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.text();
}

/** Copies the text at `url`. Rejects if it can't be loaded or copied. */
export async function copyText(url: string): Promise<void> {
  const text = fetchText(url);
  // Safari only allows copying during the click, so the clipboard gets a promise.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
