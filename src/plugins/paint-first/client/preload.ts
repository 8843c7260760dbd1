import preload from '@docusaurus/core/lib/client/preload';
import { nextTask } from './nextTask';

/** Takes the place of Docusaurus' `preload` where a page starts. */
export default async function preloadInNextTask(path: string): Promise<unknown> {
  await nextTask();
  return preload(path);
}
