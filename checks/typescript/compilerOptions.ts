import { join } from 'node:path';
import ts from 'typescript';
import { replacements } from 'vision-camera-phone/bundler';
import { rootFolder } from '../../src/config/rootFolder';
import type { Environment } from './createModules';

const shared: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  customConditions: ['react-native'],
  esModuleInterop: true,
  isolatedModules: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.esnext.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ESNext,
};

/** Options of a strict React Native app, and of the files around it that Node.js runs. */
export const compilerOptions: Record<Environment, ts.CompilerOptions> = {
  app: {
    ...shared,
    moduleDetection: ts.ModuleDetectionKind.Force,
    // This site doesn't depend on Expo.
    paths: { 'expo-keep-awake': [replacements['expo-keep-awake']] },
    types: ['react-native'],
  },
  config: {
    ...shared,
    noImplicitAny: false,
    // Expo's function returns the same as React Native's.
    paths: {
      'expo/metro-config': [join(rootFolder, 'node_modules/@react-native/metro-config/dist/index.d.ts')],
    },
    types: ['node'],
  },
};
