const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** Returns the title of a rendered page without the name of the site; throws for a page without one. */
export function readTitle(html: string, pagePath: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  if (!title) throw new Error(`${pagePath} has no <title>, which its social card shows.`);
  const text = title.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
  return text.replace(/ \| VisionCamera$/, '');
}
