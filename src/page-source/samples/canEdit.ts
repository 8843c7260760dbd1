import type { SourceFile } from './imports';

type Code = Pick<SourceFile, 'code'>;

/** Returns whether the playground can compile a sample's files. Reanimated's worklets need its Babel plugin. */
export function canEdit(files: readonly Code[]): boolean {
  return !files.some(({ code }) => code.includes("'react-native-reanimated'"));
}

/** Returns whether a sample's files have a pinch gesture. */
export function hasPinch(files: readonly Code[]): boolean {
  return files.some(({ code }) => /enableZoomGesture|Gesture\.Pinch/.test(code));
}
