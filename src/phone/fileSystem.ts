/** The phone's files: data URLs by path. */
const files = new Map<string, string>();

const stripScheme = (uri: string) => uri.replace(/^file:\/\//, '');

/** Saves an image at a path or file URL. */
export function writeFile(path: string, dataUrl: string): void {
  files.set(stripScheme(path), dataUrl);
}

/** Deletes a file and returns whether it existed. */
export function deleteFile(path: string): boolean {
  return files.delete(stripScheme(path));
}

/** Returns the image of a URI as React Native reads it: a path needs `file://` in front. */
export function readFile(uri: string): string | undefined {
  return uri.startsWith('file:///') ? files.get(stripScheme(uri)) : undefined;
}
