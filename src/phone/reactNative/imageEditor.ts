import { writeFile } from '../fileSystem';
import { loadImage } from '../loadImage';

interface CropData {
  offset: { x: number; y: number };
  size: { width: number; height: number };
}

let count = 0;

/** Stands in for @react-native-community/image-editor: crops in pixels of the upright image. */
async function cropImage(uri: string, { offset: { x, y }, size: { width, height } }: CropData) {
  const image = await loadImage(uri);
  if (x >= image.width || y >= image.height || x + width <= 0 || y + height <= 0)
    throw new Error('rectangle is outside the image');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')!.drawImage(image, x, y, width, height, 0, 0, width, height);
  const name = `ReactNative_cropped_image_${++count}.jpg`;
  const path = `/cache/${name}`;
  writeFile(path, canvas.toDataURL('image/jpeg', 0.9));
  return { uri: `file://${path}`, path, name, width, height, type: 'image/jpeg' };
}

const ImageEditor = { cropImage };

export default ImageEditor;
