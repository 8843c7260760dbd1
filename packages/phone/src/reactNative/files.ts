import { deleteFile } from '../screen/fileSystem';

/** Replaces @dr.pogodin/react-native-fs. */
export async function unlink(path: string): Promise<void> {
  if (!deleteFile(path)) throw new Error(`ENOENT: no such file ${path}`);
}
