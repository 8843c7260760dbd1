import type { Painter } from './Painter';

const LEAVES = [-74, -52, -30, -10, 12, 34, 56, 76];

/** A sideboard with blue books, a lamp and a potted plant, which sways. {@link detectObjects} knows books and plant by their colors. */
export function drawShelf(painter: Painter, time: number): void {
  const { context } = painter;
  painter.rect(-2500, -2500, 5000, 5000, painter.gradient([-200, -400], [240, 260], ['#fbe7c8', '#f0cfa4']));
  // Pictures on the wall.
  for (const [x, y, width, height] of [
    [-176, -268, 150, 196],
    [18, -226, 120, 120],
  ] as const) {
    painter.rect(x + 6, y + 8, width, height, '#0000001f');
    painter.rect(x, y, width, height, '#5f3b26');
    painter.rect(x + 10, y + 10, width - 20, height - 20, '#fff8ec');
  }
  painter.fill('M-152-112q30-60 56-24t56-46v70z', '#d26a45');
  painter.oval(-72, -212, 20, 20, '#e9a13b');
  painter.fill('M38-130l40-56 40 56z', '#b8563d');
  painter.oval(100, -186, 9, 9, '#e9a13b');

  painter.rect(-2500, 213, 5000, 40, painter.gradient([0, 213], [0, 253], ['#b4764a', '#8f5732']));
  painter.rect(-2500, 253, 5000, 2400, '#7a4a2c');
  for (const x of [-700, -340, 20, 380]) {
    painter.rect(x, 280, 340, 210, '#8c5734', 6);
    painter.oval(x + 170, 384, 10, 10, '#e0b25a');
  }

  // Books that stand and lean.
  painter.oval(-112, 214, 92, 9, '#00000030');
  for (const [x, top, width, color, band] of [
    [-190, 70, 30, '#2e5f9e', '#e9c46a'],
    [-158, 92, 26, '#3f78ba', '#f3ead6'],
    [-130, 58, 34, '#1f4a80', '#e9c46a'],
    [-94, 84, 24, '#5a92cf', '#f3ead6'],
  ] as const) {
    painter.rect(x, top, width, 213 - top, color, 3);
    painter.rect(x, top + 18, width, 6, band);
    painter.rect(x, 186, width, 6, band);
  }
  painter.fill('M-64 100l24-8 36 113-24 8z', '#3a6fae');
  // The plant.
  painter.oval(72, 214, 74, 10, '#00000038');
  painter.fill('M22 128h96l-14 85h-68z', painter.gradient([22, 0], [118, 0], ['#d77b4d', '#a94f2d']));
  painter.rect(14, 116, 112, 20, '#c9683c', 5);
  context.save();
  context.translate(70, 118);
  LEAVES.forEach((angle, index) => {
    context.save();
    context.rotate(((angle + Math.sin(time / 900 + index) * 2.5) * Math.PI) / 180);
    const length = index % 2 === 0 ? 104 : 88;
    painter.fill(
      `M0 0q-26-${length * 0.55} 0-${length} 26 ${length * 0.45} 0 ${length}z`,
      index % 2 === 0 ? '#3f8f46' : '#5cab54',
    );
    painter.stroke(`M0-8V-${length - 14}`, '#2c6b34', 2);
    context.restore();
  });
  context.restore();
}
