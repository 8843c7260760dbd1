import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../../../files/hashFiles';
import { writeFileAtomic } from '../../../files/writeFileAtomic';
import { locateLibrary, type Library } from './locateLibrary';
import { runTypedoc } from './runTypedoc';
import type { ApiModel } from './types';

/** Folder of the generated pages, from the root of the repository. */
export const API_FOLDER = 'docs/api';

/** The model as TypeDoc made it, beside the pages that are made from it. */
export const MODEL_FILE = `${API_FOLDER}/model.json`;

/** Returns a hash of everything that the model is made from. */
function createStamp(library: Library, siteDir: string): string {
  return hashFiles([
    path.join(library.packageDir, 'package.json'),
    path.join(library.packageDir, 'src'),
    path.join(siteDir, 'src/library'),
    path.join(siteDir, 'src/plugins/api/model'),
    path.join(siteDir, 'src/data/apiCorrections.ts'),
    path.join(siteDir, 'typedoc.json'),
    path.join(siteDir, 'node_modules/typedoc/package.json'),
    path.join(siteDir, 'node_modules/typescript/package.json'),
  ]);
}

function readStored(file: string, stamp: string): ApiModel | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const model = JSON.parse(readFileSync(file, 'utf8')) as ApiModel;
    return model.stamp === stamp ? model : undefined;
  } catch (error) {
    // A file that was cut off is made anew, like one that is out of date.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Ends when the thread that tools/docusaurus.mjs may have started has written the model; undefined within the thread. */
const { apiModelThread } = globalThis as { apiModelThread?: Promise<unknown> };

/** Returns the model of the library; TypeDoc runs only when something that it reads has changed. */
export async function loadModel(siteDir: string, source?: string): Promise<ApiModel> {
  await apiModelThread;
  const library = locateLibrary(siteDir, source);
  const stamp = createStamp(library, siteDir);
  const file = path.join(siteDir, MODEL_FILE);
  const stored = readStored(file, stamp);
  if (stored) return stored;
  const model = await runTypedoc(library, siteDir, stamp);
  await writeFileAtomic(file, JSON.stringify(model, null, 1));
  return model;
}
