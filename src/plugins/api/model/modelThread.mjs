// Makes the model in a thread of its own; tools/docusaurus.mjs starts it and loadModel.ts waits for it.
import { fileURLToPath } from 'node:url';
import { loadFreshModule } from '@docusaurus/utils';

try {
  const { loadModel } = await loadFreshModule(fileURLToPath(new URL('loadModel.ts', import.meta.url)));
  await loadModel(process.cwd());
} catch {
  // Who waits for the model then makes it, and reports the error where the reader looks for it.
}
