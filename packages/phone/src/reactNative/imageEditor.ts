import { readReportedWidth, writeFile } from '../screen/fileSystem';
import { loadImage } from '../screen/loadImage';

interface CropData {
  offset: { x: number; y: number };
  size: { width: number; height: number };
}

let count = 0;

/** Stands in for @react-native-community/image-editor: crops in pixels of the upright image. */
async function cropImage(uri: string, { offset, size: { width, height } }: CropData) {
  const image = await loadImage(uri);
  // The phone stores photos smaller than takePhoto() reports.
  const scale = image.width / (readReportedWidth(uri) ?? image.width);
  const box = { x: offset.x * scale, y: offset.y * scale, width: width * scale, height: height * scale };
  if (box.x >= image.width || box.y >= image.height || box.x + box.width <= 0 || box.y + box.height <= 0)
    throw new Error('rectangle is outside the image');
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(box.width);
  canvas.height = Math.round(box.height);
  canvas
    .getContext('2d')!
    .drawImage(image, box.x, box.y, box.width, box.height, 0, 0, canvas.width, canvas.height);
  const name = `ReactNative_cropped_image_${++count}.jpg`;
  const path = `/cache/${name}`;
  writeFile(path, canvas.toDataURL('image/jpeg', 0.9), width);
  return { uri: `file://${path}`, path, name, width, height, type: 'image/jpeg' };
}

const ImageEditor = { cropImage };

export default ImageEditor;
