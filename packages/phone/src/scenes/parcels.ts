import { sceneCodes, type SceneCode } from './codes';
import { qrOutline } from './qrOutline';
import type { Painter } from './Painter';

/** The modules of 4006381333931, EAN-13. */
const EAN_MODULES =
  '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101';

const QR_MODULES = 29;

/** A cardboard box, seen from the front and a little from above. */
function drawBox(painter: Painter, x: number, y: number, width: number, height: number, depth: number): void {
  const [right, bottom, rise] = [x + width, y + height, depth * 0.7];
  const middle = x + width / 2;
  painter.oval(middle + depth / 2, bottom, width * 0.62, 14, '#00000040');
  const top = (from: number, to: number, color: string) =>
    painter.polygon(
      [
        [from, y],
        [from + depth, y - rise],
        [to + depth, y - rise],
        [to, y],
      ],
      color,
    );
  top(x, right, '#e3c08f');
  top(middle - 13, middle + 13, '#f3e3c0');
  painter.polygon(
    [
      [right, y],
      [right + depth, y - rise],
      [right + depth, bottom - rise],
      [right, bottom],
    ],
    '#98703f',
  );
  painter.rect(x, y, width, height, painter.gradient([x, y], [right, bottom], ['#d4a971', '#bd8e58']));
  painter.rect(middle - 13, y, 26, Math.min(28, height * 0.2), '#ecd7ae');
}

function drawCode(painter: Painter, type: SceneCode['type']): void {
  const { context } = painter;
  context.save();
  if (type === 'qr') {
    const { x, y, width } = sceneCodes.qr.box;
    context.translate(x, y);
    context.scale(width / QR_MODULES, width / QR_MODULES);
    context.lineCap = 'butt';
    context.lineWidth = 1;
    context.strokeStyle = painter.expose('#111111');
    context.stroke(new Path2D(qrOutline));
  } else {
    const { x, y, width, height } = sceneCodes.ean.box;
    const step = width / EAN_MODULES.length;
    [...EAN_MODULES].forEach((module, index) => {
      if (module === '1') painter.rect(x + index * step, y, step + 0.1, height, '#111111');
    });
  }
  context.restore();
}

/** Parcels in a post office. The one in the middle has a label with a code. */
export function drawParcels(painter: Painter, code: SceneCode['type']): void {
  const { context } = painter;
  painter.rect(-2500, -2500, 5000, 5000, painter.gradient([0, -400], [0, 260], ['#f3d9a8', '#f8ead0']));
  // Shelves with parcels behind the counter.
  for (const [y, boxes] of [
    [
      -250,
      [
        [-330, 90, 60],
        [-215, 70, 90],
        [-120, 110, 50],
        [40, 80, 80],
        [140, 120, 64],
        [300, 80, 96],
      ],
    ],
    [
      -90,
      [
        [-300, 110, 74],
        [-170, 60, 50],
        [175, 70, 84],
        [265, 110, 56],
      ],
    ],
  ] as const) {
    for (const [x, width, height] of boxes) drawBox(painter, x, y - height, width, height, 12);
    painter.rect(-1200, y, 2400, 12, '#8a5a34');
    painter.rect(-1200, y + 12, 2400, 10, '#00000022');
  }
  // The counter.
  painter.rect(-2500, 196, 5000, 2400, painter.gradient([0, 196], [0, 520], ['#c9825a', '#9a5738']));
  painter.rect(-2500, 196, 5000, 8, '#e5a77f');
  drawBox(painter, -330, 100, 150, 132, 34);
  drawBox(painter, -128, -84, 256, 336, 44);
  // A parcel label: sender, code and number.
  painter.rect(-84, -64, 168, 228, '#fffdf8', 5);
  drawCode(painter, code);
  context.textAlign = 'left';
  painter.text('TO: YOUR APP', -60, 102, 15, '#1c1c1c');
  painter.rect(-60, 112, 120, 5, '#b9b4aa', 2);
  painter.rect(-60, 123, 86, 5, '#b9b4aa', 2);
  painter.rect(-60, 138, 120, 12, '#c8492f', 2);
  painter.stroke('M94 214v-26m-7 8l7-9 7 9M108 214h-28', '#6b4722', 4);
  // A tape roll and a letter.
  painter.oval(232, 214, 46, 46, '#d8b04a');
  painter.oval(232, 214, 26, 26, '#f8ead0');
  painter.fill('M-40 330l150-26 26 96-150 30z', '#fdf8ea');
  painter.stroke('M-40 330l96 40 54-66', '#c9bda3', 3);
}
