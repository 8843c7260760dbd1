import { findFile } from '../screen/fileSystem';
import { getLivePhone } from '../screen/getLivePhone';

async function saveAsset(uri: string) {
  const file = uri.startsWith('file:///') ? findFile(uri) : undefined;
  if (file == null) throw new Error(`ENOENT: no such file ${uri}`);
  getLivePhone().saveToPhotos(file);
  return { node: { image: { uri: 'ph://1' } } };
}

/** Stands in for @react-native-camera-roll/camera-roll. */
export const CameraRoll = {
  saveAsset,
  save: async (uri: string) => (await saveAsset(uri)).node.image.uri,
};
