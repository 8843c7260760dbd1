import path from 'node:path';
import { createTypedocPlugin, type TypedocRun } from './createTypedocPlugin';
import { declaredWarnings } from '../../../data/apiCorrections';
import type { Library } from './locateLibrary';
import { readProject } from './readProject';
import type { ApiModel } from './types';

/** Lets a checkout outside this repository find the packages that are installed here. */
function compilerOptionsFor(library: Library, siteDir: string) {
  if (!library.isLocal) return {};
  const modules = path.join(siteDir, 'node_modules');
  return {
    compilerOptions: {
      paths: {
        'react-native-vision-camera/*': [`${library.packageDir}/*`],
        'react-native-reanimated': [path.join(siteDir, 'src/library/reanimated.d.ts')],
        '@shopify/react-native-skia': [path.join(siteDir, 'src/library/skia.d.ts')],
        '*': [`${modules}/*`, `${modules}/@types/*`],
      },
    },
  };
}

/** Returns the model that TypeDoc makes of the library; throws one line for warnings that nobody has declared. */
export async function runTypedoc(library: Library, siteDir: string, stamp: string): Promise<ApiModel> {
  const { default: pluginTypedoc } = await import('docusaurus-plugin-typedoc');
  const run: TypedocRun = { messages: [] };
  const options = {
    id: 'default',
    entryPoints: [library.entryPoint],
    plugin: [createTypedocPlugin(run)],
    ...compilerOptionsFor(library, siteDir),
  };
  // The plugin's types name only the options of the site; TypeDoc takes functions as plugins too.
  await pluginTypedoc({ siteDir, siteConfig: {} } as never, options as never);
  const unexpected = run.messages.filter((message) => !declaredWarnings.some(({ text }) => message.includes(text)));
  if (run.project == null || unexpected.length > 0) {
    throw new Error(`TypeDoc cannot read ${library.entryPoint}: ${unexpected.join('; ') || 'it gave no project'}`);
  }
  return readProject(run.project, library, stamp);
}
