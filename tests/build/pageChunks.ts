import { redirects } from '../../src/config/redirects';
import { BUILD, listBuiltFiles, readBuilt } from './builtSite';

/** Reads the key of an object in minified code, where numbers can look like `1e3` or `0x1f`. */
function readKey(key: string): string {
  return key.startsWith('"') ? key.slice(1, -1) : /^\d/.test(key) ? String(Number(key)) : key;
}

function namesIn(value: object): string[] {
  return Object.values(value).flatMap((part: string | object) =>
    typeof part === 'string' ? [part] : namesIn(part),
  );
}

const componentOf = (names: object) => (names as { __comp: string }).__comp;

/** Returns a function that lists the chunks the router of a build loads for a URL, including those of parent routes. */
export function readPageChunks(folder: string, basePath: string): (url: string) => string[] {
  const scripts = listBuiltFiles(folder).filter(
    (file) => file.startsWith('assets/js/') && file.endsWith('.js'),
  );
  const main = readBuilt(
    scripts.find((file) => file.startsWith('assets/js/main.'))!,
    folder,
  );

  /** Files by chunk id. */
  const fileOf = new Map(scripts.map((file) => [/js\/([^.]+)\./.exec(file)![1]!, file]));

  /** Chunk ids by entry of Docusaurus' registry. */
  const registry = new Map(
    [...main.matchAll(/[{,]("?\w+"?):\[\(\)=>((?:Promise\.all\(\[)?(?:\w\.e\("\d+"\),?)+)/g)].map(
      ([, key, loads]) => [readKey(key!), [...loads!.matchAll(/\.e\("(\d+)"\)/g)].map(([, id]) => id!)],
    ),
  );

  const routes = Object.entries(
    JSON.parse(/JSON\.parse\('(\{"\/[^']*?":\{"__comp".*?\})'\)/.exec(main)![1]!) as Record<string, object>,
  ).map(([key, names]) => ({ path: `/${key.replace(/-[^-]+$/, '').slice(basePath.length)}`, names }));

  if (registry.size === 0 || routes.length === 0)
    throw new Error('The main script has changed its format: adapt tests/build/pageChunks.ts.');

  // /docs has two kinds of routes: the redirect to the first guide, and the layout of all docs.
  const redirectPage = componentOf(routes.find(({ path }) => path === redirects.at(-1)!.from)!.names);

  return (url) => {
    const isDoc = url.startsWith('/docs/') && !redirects.some(({ from }) => from === url);
    const matching = routes.filter(
      ({ path, names }) => path === url || (isDoc && path === '/docs' && componentOf(names) !== redirectPage),
    );
    const ids = matching.flatMap(({ names }) => namesIn(names)).flatMap((name) => registry.get(name) ?? []);
    // The styles chunk has no script.
    return [...new Set(ids)].flatMap((id) => fileOf.get(id) ?? []);
  };
}

/** Returns the files of the chunks that the router of the build loads for a URL. */
export const chunksOf = readPageChunks(BUILD, '/');
