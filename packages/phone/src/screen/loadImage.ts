import { readFile } from './fileSystem';

/** Loads an image from the phone's files. */
export async function loadImage(uri: string): Promise<HTMLImageElement> {
  const dataUrl = readFile(uri);
  if (dataUrl == null) throw new Error(`ENOENT: no such file ${uri}`);
  const image = document.createElement('img');
  image.src = dataUrl;
  await image.decode();
  return image;
}
