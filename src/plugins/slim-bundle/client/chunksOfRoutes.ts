/** A route as Docusaurus generates it: a page, or a frame around pages. */
export interface Route {
  path: string;
  routes?: Route[];
}

type ChunkNames = { [key: string]: string | ChunkNames } | (string | ChunkNames)[];

function namesIn(value: ChunkNames): string[] {
  return Object.values(value).flatMap((part) => (typeof part === 'string' ? [part] : namesIn(part)));
}

/** Returns the names of the chunks that each page needs, those of the frames around it included, by the page's path. */
export function chunksOfRoutes(
  routes: readonly Route[],
  routesChunkNames: Record<string, ChunkNames>,
): Map<string, string[]> {
  const own = new Map<string, string[]>();
  for (const [key, names] of Object.entries(routesChunkNames)) {
    // The key ends in a hash, which tells routes of one path apart.
    const path = key.slice(0, key.lastIndexOf('-'));
    own.set(path, [...(own.get(path) ?? []), ...namesIn(names)]);
  }
  const pages = new Map<string, string[]>();
  const add = (route: Route, frames: readonly string[]): void => {
    const names = [...new Set([...frames, ...(own.get(route.path) ?? [])])];
    if (route.routes) for (const child of route.routes) add(child, names);
    else pages.set(route.path, names);
  };
  for (const route of routes) add(route, []);
  return pages;
}
