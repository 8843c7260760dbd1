/** The entry of the browser's bundle: evaluates React DOM, then Docusaurus' own entry, when the scripts are read. */
import { SCRIPTS_FAILED, SCRIPTS_READ } from '../startScript';
import { nextTask } from './nextTask';

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
}

addEventListener(SCRIPTS_READ, (event) => {
  event.preventDefault();
  start().catch((error: unknown) => {
    dispatchEvent(new Event(SCRIPTS_FAILED));
    throw error;
  });
});
