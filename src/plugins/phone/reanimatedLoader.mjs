import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Compiles the worklets of samples that use Reanimated. Other samples pass through unchanged. */
export default function reanimatedLoader(source) {
  if (!source.includes("'react-native-reanimated'")) return source;
  const { transformSync } = require('@babel/core');
  return transformSync(source, {
    babelrc: false,
    configFile: false,
    filename: this.resourcePath,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [require.resolve('react-native-reanimated/plugin')],
  }).code;
}
