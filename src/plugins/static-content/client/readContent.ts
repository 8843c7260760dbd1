function find(page: Document, permalink: string): string | undefined {
  return page.querySelector(`[data-content="${CSS.escape(permalink)}"]`)?.innerHTML;
}

/**
 * Returns the content of a page as HTML: from this document where it shows the page, otherwise from the server.
 * Throws when the page cannot be read; Docusaurus then loads the page as a whole.
 */
export async function readContent(permalink: string): Promise<string> {
  const shown = find(document, permalink);
  if (shown != null) return shown;
  const response = await fetch(permalink);
  if (!response.ok) throw new Error(`${permalink} answered ${response.status}.`);
  const html = find(new DOMParser().parseFromString(await response.text(), 'text/html'), permalink);
  if (html == null) throw new Error(`${permalink} answered a page without its content.`);
  return html;
}
