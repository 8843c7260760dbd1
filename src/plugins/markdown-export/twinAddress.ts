/** Returns the address of a page's Markdown twin: `/docs/guides` gives `/docs/guides.md`, `/` gives `/index.md`. */
export function twinAddress(permalink: string, baseUrl: string): string {
  if (permalink === baseUrl) return `${baseUrl}index.md`;
  return `${permalink.replace(/\/$/, '')}.md`;
}
