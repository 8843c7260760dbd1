/** The part of `history` that the router of this site uses; the rest, for hash and memory routers, is left out. */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

function absent() {
  throw new Error(
    'Only the browser router is part of this site: see src/plugins/slim-bundle/client/history.mjs.',
  );
}

export { absent as createHashHistory, absent as createMemoryHistory };
