import { readFile } from '../fileSystem';
import { getLivePhone } from '../getLivePhone';

async function saveAsset(uri: string, options?: { type?: string }) {
  const image = readFile(uri);
  if (options?.type !== 'video' && image == null) throw new Error(`ENOENT: no such file ${uri}`);
  getLivePhone().savePhoto(image);
  return { node: { image: { uri: 'ph://1' } } };
}

/** Stands in for @react-native-camera-roll/camera-roll. */
export const CameraRoll = {
  saveAsset,
  save: async (uri: string, options?: { type?: string }) => (await saveAsset(uri, options)).node.image.uri,
};
