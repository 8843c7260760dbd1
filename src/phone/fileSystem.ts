interface StoredFile {
  dataUrl: string;
  fullWidth?: number;
}

/** The phone's files by path. */
const files = new Map<string, StoredFile>();

const stripScheme = (uri: string) => uri.replace(/^file:\/\//, '');

/** Saves an image at a path or file URL. `fullWidth` is the width that JavaScript gets, if the image is smaller. */
export function writeFile(path: string, dataUrl: string, fullWidth?: number): void {
  files.set(stripScheme(path), { dataUrl, fullWidth });
}

/** Deletes a file and returns whether it existed. */
export function deleteFile(path: string): boolean {
  return files.delete(stripScheme(path));
}

/** Returns the image of a URI as React Native reads it: a path needs `file://` in front. */
export function readFile(uri: string): string | undefined {
  return uri.startsWith('file:///') ? files.get(stripScheme(uri))?.dataUrl : undefined;
}

/** Returns the width that JavaScript gets for an image, or `undefined` if it's the real width. */
export function readFullWidth(uri: string): number | undefined {
  return files.get(stripScheme(uri))?.fullWidth;
}
