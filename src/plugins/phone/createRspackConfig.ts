import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { aliases, createRules, documents } from 'vision-camera-phone/bundler';
import { browserslist } from '../../../package.json';

/** What a build of the phone needs to know. */
export interface PhoneBuildOptions {
  siteDir: string;
  /** Folder with the samples and `samples.ts`, which imports them. */
  samplesDir: string;
  outDir: string;
  isProduction: boolean;
}

export type PhoneEntry = keyof typeof documents;

/**
 * Returns the Rspack configuration of a document of the phone: one entry, the samples in chunks, and React Native
 * replaced by the phone. `workletFiles` are the samples that contain worklets. Each document has its own build: the
 * sandbox offers whole packages, and chunks that it shares with the samples would make those a third larger.
 */
export function createRspackConfig(
  { siteDir, samplesDir, outDir, isProduction }: PhoneBuildOptions,
  workletFiles: string[],
  entry: PhoneEntry,
): Configuration {
  const reanimatedLoader = path.join(siteDir, 'src/plugins/phone/reanimatedLoader.mjs');
  return {
    context: siteDir,
    mode: isProduction ? 'production' : 'development',
    devtool: false,
    entry: { [entry]: [path.join(siteDir, 'src/ui/ignoreComposingKeys.ts'), documents[entry]] },
    target: ['web', 'es2022'],
    output: {
      path: outDir,
      publicPath: 'auto',
      filename: 'assets/phone/[name].[contenthash:8].js',
      chunkFilename: 'assets/phone/[name].[contenthash:8].js',
    },
    resolve: {
      extensions: ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.js', '.jsx', '.json'],
      // The folder of samples has no node_modules.
      modules: [path.join(siteDir, 'node_modules'), 'node_modules'],
      alias: { 'phone-samples$': path.join(samplesDir, 'samples.ts'), ...aliases },
    },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
            env: { targets: browserslist.production },
          },
        },
        { test: /node_modules.*\.js$/, resolve: { fullySpecified: false } },
        // Loaders run on the main thread, so only samples with worklets get this one.
        { include: workletFiles, enforce: 'pre', loader: reanimatedLoader },
        ...createRules(samplesDir),
      ],
    },
    optimization: { splitChunks: { chunks: 'async' } },
  };
}
