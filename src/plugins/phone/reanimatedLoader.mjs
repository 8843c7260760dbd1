import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Compiles a sample's worklets with Reanimated's Babel plugin. */
export default function reanimatedLoader(source) {
  const { transformSync } = require('@babel/core');
  return transformSync(source, {
    babelrc: false,
    configFile: false,
    filename: this.resourcePath,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [require.resolve('react-native-reanimated/plugin')],
  }).code;
}
