import { deleteFile, findFile } from '../screen/fileSystem';
import { getLivePhone } from '../screen/getLivePhone';

/** The free storage of a phone that isn't full, in bytes. */
const FREE_BYTES = 16_000_000_000;
const TOTAL_BYTES = 64_000_000_000;

/** Replaces @dr.pogodin/react-native-fs. */
export async function unlink(path: string): Promise<void> {
  if (!deleteFile(path)) throw new Error(`ENOENT: no such file ${path}`);
}

/** Does nothing, because a file needs no directory here. */
export async function mkdir(): Promise<void> {}

/** Returns the size of a file that the app has written. */
export async function stat(path: string) {
  const file = findFile(path);
  if (file == null) throw new Error(`ENOENT: no such file ${path}`);
  const base64 = file.dataUrl.slice(file.dataUrl.indexOf(',') + 1);
  return {
    path,
    size: Math.floor((base64.length * 3) / 4),
    isFile: () => true,
    isDirectory: () => false,
  };
}

/** Returns the storage of the phone, which **Storage is full** fills. */
export async function getFSInfo() {
  return { totalSpace: TOTAL_BYTES, freeSpace: getLivePhone().isDiskFull ? 0 : FREE_BYTES };
}
