import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { browserslist } from '../../../package.json';

/** What a build of the phone needs to know. */
export interface PhoneBuildOptions {
  siteDir: string;
  /** Folder with the samples and `samples.ts`, which imports them. */
  samplesDir: string;
  outDir: string;
  isProduction: boolean;
}

const GESTURE_PACKAGES = /node_modules[\\/]react-native-(reanimated|gesture-handler)[\\/]/;

/**
 * The documents' scripts. Each is a build of its own: the sandbox offers whole packages, and chunks that it shares with
 * the samples would make those a third larger.
 */
const ENTRIES = {
  main: ['src/ui/ignoreComposingKeys.ts', 'packages/phone/src/documents/main.ts'],
  sandbox: ['src/ui/ignoreComposingKeys.ts', 'packages/phone/src/documents/sandbox.ts'],
};

export type PhoneEntry = keyof typeof ENTRIES;

/**
 * Returns the Rspack configuration of a document of the phone: one entry, the samples in chunks, and React Native
 * replaced by the phone. `workletFiles` are the samples that contain worklets.
 */
export function createRspackConfig(
  { siteDir, samplesDir, outDir, isProduction }: PhoneBuildOptions,
  workletFiles: string[],
  entry: PhoneEntry,
): Configuration {
  const phone = (file: string) => path.join(siteDir, 'packages/phone/src', file);
  const reanimatedLoader = path.join(siteDir, 'src/plugins/phone/reanimatedLoader.mjs');
  const notInstalled = phone('reactNative/notInstalled.cjs');
  return {
    context: siteDir,
    mode: isProduction ? 'production' : 'development',
    devtool: false,
    entry: { [entry]: ENTRIES[entry].map((file) => path.join(siteDir, file)) },
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
      alias: {
        'phone-samples$': path.join(samplesDir, 'samples.ts'),
        'react-native$': phone('reactNative/index.ts'),
        'react-native-safe-area-context$': phone('reactNative/safeArea.tsx'),
        '@react-native-camera-roll/camera-roll$': phone('reactNative/cameraRoll.ts'),
        '@react-native-community/image-editor$': phone('reactNative/imageEditor.ts'),
        '@react-native-clipboard/clipboard$': phone('reactNative/clipboard.ts'),
        '@dr.pogodin/react-native-fs$': phone('reactNative/files.ts'),
        '@react-navigation/native$': phone('reactNative/navigation.ts'),
        'react-native-fast-tflite$': phone('reactNative/tflite.ts'),
      },
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
        { include: [phone('reactNative'), /react-native-web/], sideEffects: false },
        // Loaders run on the main thread, so only samples with worklets get this one.
        { include: workletFiles, enforce: 'pre', loader: reanimatedLoader },
        {
          include: samplesDir,
          resolve: { alias: { 'react-native-gesture-handler$': phone('reactNative/gestureHandler.tsx') } },
        },
        { include: GESTURE_PACKAGES, resolve: { alias: { 'react-native$': 'react-native-web' } } },
        {
          include: /node_modules[\\/]react-native-vision-camera[\\/]/,
          resolve: {
            alias: { '@shopify/react-native-skia$': notInstalled, 'react-native-reanimated$': notInstalled },
          },
        },
      ],
    },
    optimization: { splitChunks: { chunks: 'async' } },
  };
}
