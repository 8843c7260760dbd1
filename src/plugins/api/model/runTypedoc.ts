import path from 'node:path';
import { createTypedocPlugin, type TypedocRun } from './createTypedocPlugin';
import { declaredWarnings } from '../../../data/apiCorrections';
import type { Library } from './locateLibrary';
import { readProject } from './readProject';
import type { ApiModel } from './types';

/** Reads a local checkout instead of the pinned package; what it imports is installed here. */
function compilerOptionsFor(library: Library, siteDir: string) {
  if (!library.isLocal) return {};
  const own = (file: string) => [path.join(siteDir, 'src/library', file)];
  const modules = path.join(siteDir, 'node_modules');
  return {
    compilerOptions: {
      paths: {
        'react-native-vision-camera/*': [`${library.packageDir}/*`],
        'vision-camera-unreleased': own(library.hasUnreleased ? 'empty.d.ts' : 'unreleased.ts'),
        'react-native-reanimated': own('empty.d.ts'),
        '@shopify/react-native-skia': own('skia.d.ts'),
        '*': [`${modules}/@types/*`, `${modules}/*`],
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
    plugin: [createTypedocPlugin(run)],
    ...compilerOptionsFor(library, siteDir),
  };
  // The plugin's types name only the options of the site; TypeDoc takes functions as plugins too.
  await pluginTypedoc({ siteDir, siteConfig: {} } as never, options as never);
  const unexpected = run.messages.filter(
    (message) => !declaredWarnings.some(({ text }) => message.includes(text)),
  );
  if (run.project == null || unexpected.length > 0) {
    throw new Error(
      `TypeDoc cannot read ${library.packageDir}: ${unexpected.join('; ') || 'it gave no project'}`,
    );
  }
  return readProject(run.project, library, stamp);
}
