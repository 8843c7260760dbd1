/** Returns the URL of a page's Markdown: `/docs/guides` gives `/docs/guides.md`, `/` gives `/index.md`. */
export function markdownPath(permalink: string, baseUrl: string): string {
  if (permalink === baseUrl) return `${baseUrl}index.md`;
  return `${permalink.replace(/\/$/, '')}.md`;
}
