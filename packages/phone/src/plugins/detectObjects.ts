/** Width and height of the images that the model takes. */
export const MODEL_SIZE = 320;

const MAX_RESULTS = 25;
/** Part of the image that an object has to cover. */
const MIN_AREA = 0.015;

/** An object that the model knows: its index in the COCO labels, and its colors in the scene. */
const OBJECTS: readonly {
  label: number;
  score: number;
  /** Height of the part below the colors, as a multiple of their height. */
  below?: number;
  matches: (red: number, green: number, blue: number) => boolean;
}[] = [
  { label: 83, score: 0.81, matches: (red, _, blue) => blue > 40 && blue > red * 1.4 },
  {
    label: 63,
    score: 0.74,
    // The pot. Other things have the same color.
    below: 0.85,
    matches: (red, green, blue) => green > 40 && green > red * 1.2 && green > blue * 1.2,
  },
];

/**
 * Stands in for EfficientDet-Lite0: finds a book and a potted plant in an upright RGB image by their colors.
 * Returns boxes as [top, left, bottom, right] from 0 to 1, labels, scores and the number of objects.
 */
export function detectObjects(image: Uint8Array): Float32Array[] {
  if (image.length !== 3 * MODEL_SIZE ** 2)
    throw new Error(
      `TFLite: Input Buffer size (${image.length}) does not match the Input Tensor's expected size (${3 * MODEL_SIZE ** 2})! Make sure to resize the input values accordingly.`,
    );
  const boxes = new Float32Array(4 * MAX_RESULTS);
  const labels = new Float32Array(MAX_RESULTS);
  const scores = new Float32Array(MAX_RESULTS);
  let count = 0;
  for (const { label, score, below = 0, matches } of OBJECTS) {
    let [top, left, bottom, right, area] = [MODEL_SIZE, MODEL_SIZE, 0, 0, 0];
    for (let index = 0, from = 0; from < image.length; index++, from += 3) {
      if (!matches(image[from]!, image[from + 1]!, image[from + 2]!)) continue;
      const x = index % MODEL_SIZE;
      const y = Math.floor(index / MODEL_SIZE);
      [top, left] = [Math.min(top, y), Math.min(left, x)];
      [bottom, right] = [Math.max(bottom, y + 1), Math.max(right, x + 1)];
      area += 1;
    }
    if (area < MIN_AREA * MODEL_SIZE ** 2) continue;
    bottom = Math.min(bottom + below * (bottom - top), MODEL_SIZE);
    boxes.set(
      [top, left, bottom, right].map((edge) => edge / MODEL_SIZE),
      4 * count,
    );
    labels[count] = label;
    scores[count] = score;
    count += 1;
  }
  return [boxes, labels, scores, new Float32Array([count])];
}
