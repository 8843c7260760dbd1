import type { PrintedFile } from './printedFiles';

/** Returns whether the playground can compile a sample's files. Reanimated's worklets need its Babel plugin. */
export function canEdit(files: readonly PrintedFile[]): boolean {
  return !files.some(({ code }) => code.includes("'react-native-reanimated'"));
}
