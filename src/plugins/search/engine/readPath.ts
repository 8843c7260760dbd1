/** Parts of URLs, of this version and others, that say nothing about a page. */
const STRUCTURE =
  /^(docs?|guides?|api|reference|classes|interfaces|functions|type-aliases|variables|modules|blog|tags|current|next|latest|stable|index|en|v?\d+(\.[\dx]+)*)$/i;

/** Returns the words of a URL, without its structure and endings. */
export function readPath(path: string): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A broken escape stays as it is.
  }
  return decoded
    .replace(/[?#].*/s, '')
    .split('/')
    .map((part) => part.replace(/\.(html?|mdx?|php)$/i, ''))
    .filter((part) => part !== '' && !STRUCTURE.test(part));
}
