async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

/** Puts the text at `url` on the clipboard; rejects when it cannot be loaded or copied. */
export async function copyText(url: string): Promise<void> {
  const text = fetchText(url);
  // Safari allows copying only during the click itself, so the clipboard gets the text as a promise.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
