const KEY = '__DOCSEARCH_RECENT_SEARCHES__vision-camera';
const COUNT = 5;

/** A result that the reader opened before. */
export interface RecentSearch {
  url: string;
  title: string;
  page: string;
}

function isRecentSearch(value: unknown): value is RecentSearch {
  const { url, title, page } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    url.startsWith('/') &&
    !url.startsWith('//') &&
    typeof title === 'string' &&
    typeof page === 'string'
  );
}

/** Returns the results that were opened last; none where storage is blocked or holds something else. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, COUNT) : [];
  } catch {
    return [];
  }
}

/** Remembers an opened result; blocked or full storage only means that it is forgotten. */
export function rememberSearch(search: RecentSearch): void {
  const others = readRecentSearches().filter(({ url }) => url !== search.url);
  try {
    localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, COUNT)));
  } catch {
    // Not worth a word: the search itself has worked.
  }
}
