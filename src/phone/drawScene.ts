import { exposeScene } from '../figures/exposeScene';
import { outlines } from '../figures/scene';

/** A code in the scene: its box in scene coordinates, and what scanners read. */
export interface SceneCode {
  type: 'qr' | 'ean-13';
  value: string;
  box: { x: number; y: number; width: number; height: number };
}

/** The codes that the label of the parcel can show. */
export const sceneCodes = {
  qr: {
    type: 'qr',
    value: 'https://react-native-vision-camera.com',
    box: { x: 590, y: 418, width: 120, height: 120 },
  },
  ean: {
    type: 'ean-13',
    value: '4006381333931',
    box: { x: 591, y: 440, width: 118, height: 72 },
  },
} satisfies Record<string, SceneCode>;

/** The modules of 4006381333931, EAN-13. */
const EAN_MODULES =
  '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101';

/** Photos from phones have more contrast than the scene. */
const CONTRAST = 1.25;

const QR_MODULES = 29;

/** Shapes from back to front. Shapes with a line width are stroked, others are filled. */
const layers: readonly [outline: keyof typeof outlines, surface: string, lineWidth?: number][] = [
  ['sky', 'sky'],
  ['sun', 'sun'],
  ['hills', 'hills'],
  ['windowFrame', 'trim', 10],
  ['books', 'books'],
  ['shelf', 'stick', 8],
  ['table', 'table'],
  ['cupHandleAndSteam', 'cup', 5],
  ['cup', 'cup'],
  ['stick', 'stick', 6],
  ['pot', 'pot'],
  ['pinwheel', 'pinwheel'],
  ['hub', 'label'],
  ['parcelSides', 'parcelSides'],
  ['parcelFront', 'parcel'],
  ['label', 'label'],
];

type Colors = Record<string, string>;

const paths = new Map<string, Path2D>();
const exposures = new Map<number, Colors>();

function getPath(outline: keyof typeof outlines): Path2D {
  const path = paths.get(outline) ?? new Path2D(outlines[outline]);
  paths.set(outline, path);
  return path;
}

function getColors(ev: number): Colors {
  const rounded = Math.round(ev * 20) / 20;
  const colors = exposures.get(rounded) ?? exposeScene({ ev: rounded, contrast: CONTRAST });
  exposures.set(rounded, colors);
  return colors;
}

/** Draws what the back cameras see, in scene coordinates. `time`, in milliseconds, turns the pinwheel. */
export function drawScene(
  context: CanvasRenderingContext2D,
  ev: number,
  time: number,
  code: SceneCode['type'],
): void {
  const colors = getColors(ev);
  const paint = (surface: string) => {
    context.fillStyle = context.strokeStyle = colors[`--${surface}`]!;
  };
  paint('wall');
  context.fillRect(-2000, -2000, 5000, 5000);
  paint('table');
  context.fillRect(-2000, 424, 5000, 3000);
  for (const [outline, surface, lineWidth] of layers) {
    paint(surface);
    context.save();
    if (outline === 'pinwheel') {
      context.translate(470, 214);
      context.rotate(time / 900);
      context.translate(-470, -214);
    }
    if (lineWidth == null) context.fill(getPath(outline));
    else {
      context.lineWidth = lineWidth;
      context.stroke(getPath(outline));
    }
    context.restore();
  }
  paint('code');
  if (code === 'qr') drawQrCode(context);
  else drawEan(context);
}

function drawQrCode(context: CanvasRenderingContext2D): void {
  const { x, y, width } = sceneCodes.qr.box;
  context.save();
  context.translate(x, y);
  context.scale(width / QR_MODULES, width / QR_MODULES);
  context.lineWidth = 1;
  context.stroke(getPath('code'));
  context.restore();
}

function drawEan(context: CanvasRenderingContext2D): void {
  const { x, y, width, height } = sceneCodes.ean.box;
  const step = width / EAN_MODULES.length;
  [...EAN_MODULES].forEach((module, index) => {
    if (module === '1') context.fillRect(x + index * step, y, step + 0.1, height);
  });
}

/** Draws what the front camera sees: a person who blinks. */
export function drawPerson(context: CanvasRenderingContext2D, ev: number, time: number): void {
  const colors = getColors(ev);
  const paint = (surface: string) => {
    context.fillStyle = context.strokeStyle = colors[`--${surface}`]!;
    context.beginPath();
  };
  const fillOval = (...[x, y, width, height, from = 0, to = 7]: number[]) => {
    context.ellipse(x!, y!, width!, height!, 0, from, to);
    context.fill();
  };
  paint('wall');
  context.fillRect(-2000, -2000, 5000, 5000);
  paint('books');
  context.fillRect(560, -200, 120, 900);
  paint('hills');
  fillOval(430, 700, 260, 230);
  paint('parcel');
  fillOval(430, 300, 120, 155);
  paint('stick');
  fillOval(430, 205, 128, 95, Math.PI, 2 * Math.PI);
  for (const x of [385, 475]) {
    paint('stick');
    fillOval(x, 290, 10, time % 3600 < 140 ? 1 : 9);
  }
  paint('stick');
  context.lineWidth = 6;
  context.arc(430, 340, 46, 0.3, Math.PI - 0.3);
  context.stroke();
}
