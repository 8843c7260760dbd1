import preload from '@docusaurus/core/lib/client/preload';

/**
 * Takes the place of Docusaurus' `preload` where a page starts: what follows the start of the main script is a task of
 * its own, so that a phone answers a touch in between.
 */
export default async function preloadInNextTask(path: string): Promise<unknown> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return preload(path);
}
