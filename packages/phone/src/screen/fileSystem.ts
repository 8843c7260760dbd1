import type { Video } from './VideoRecorder';

/** A photo, or a video with its first frame. */
export interface StoredFile {
  dataUrl: string;
  video?: Video;
  reportedWidth?: number;
}

/** The phone's files by path. */
const files = new Map<string, StoredFile>();

const stripScheme = (uri: string) => uri.replace(/^file:\/\//, '');

/** Saves an image at a path or file URL. `reportedWidth` is the width that the camera reported, if the stored image is smaller. */
export function writeFile(path: string, dataUrl: string, reportedWidth?: number): void {
  files.set(stripScheme(path), { dataUrl, reportedWidth });
}

/** Saves a video at a path or file URL. */
export function writeVideo(path: string, video: Video): void {
  files.set(stripScheme(path), { dataUrl: video.frames[0]?.url ?? '', video });
}

/** Returns the file of a URI, or `undefined` if there's none. */
export function findFile(uri: string): StoredFile | undefined {
  return files.get(stripScheme(uri));
}

/** Lists the files that the app has written, newest first. */
export function listFiles(): (StoredFile & { path: string })[] {
  return [...files].map(([path, file]) => ({ path, ...file })).reverse();
}

/** Deletes a file and returns whether it existed. */
export function deleteFile(path: string): boolean {
  return files.delete(stripScheme(path));
}

/** Returns the image of a URI as React Native reads it: a path needs `file://` in front. */
export function readFile(uri: string): string | undefined {
  return uri.startsWith('file:///') ? files.get(stripScheme(uri))?.dataUrl : undefined;
}

/** Returns the width that the camera reported, or `undefined` if the image is stored at full size. */
export function readReportedWidth(uri: string): number | undefined {
  return files.get(stripScheme(uri))?.reportedWidth;
}
