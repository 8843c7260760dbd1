import type { Painter } from './Painter';

const BLINK_EVERY_MS = 3600;
const BLINK_MS = 140;

/** What the front camera sees: a person in a park, who blinks and sways a little. */
export function drawPerson(painter: Painter, time: number): void {
  const { context } = painter;
  painter.rect(
    -2500,
    -2500,
    5000,
    5000,
    painter.gradient([0, -420], [0, 420], ['#bfe3f5', '#e9f1d2', '#8fbf7a', '#5f9a5c']),
  );
  for (const [x, y, size, color] of [
    [-210, -190, 90, '#79b06a88'],
    [-120, -270, 70, '#9bcf8088'],
    [190, -230, 110, '#6aa66188'],
    [250, -80, 80, '#a8d58d77'],
    [-250, 20, 100, '#5d9a5a77'],
    [80, -330, 46, '#fff3c477'],
    [-30, -360, 30, '#fff3c466'],
  ] as const)
    painter.oval(x, y, size, size, color);

  context.save();
  context.translate(Math.sin(time / 1400) * 3, Math.sin(time / 1900) * 2);
  // Hair behind the head.
  painter.fill(
    'M-104-60q-8-118 104-122 114 2 106 124 0 92 26 150-60 44-132 40-76 4-132-42 30-66 28-150z',
    '#4a2c22',
  );
  // Shoulders, neck and sweater.
  painter.fill('M-230 460q4-214 116-256l68-26h92l68 26q112 42 116 256z', '#d7683d');
  painter.fill('M-62 182q62 60 124 0l16 8q-76 92-156 0z', '#f2efe6');
  painter.fill('M-40 96h80v84q-40 44-80 0z', '#d99a76');
  painter.fill('M-40 110q40 36 80 0v26q-40 34-80 2z', '#b9765566');
  for (const y of [290, 340, 390]) painter.stroke(`M-190 ${y}q190 34 380 0`, '#f0dcae', 10);
  // Ears and face.
  for (const side of [-1, 1]) {
    painter.oval(side * 86, -14, 15, 24, '#dd9f7b');
    painter.oval(side * 90, 18, 5, 5, '#f3cf62');
  }
  painter.fill('M-84-60q-2-84 84-88 86 4 84 88 4 60-10 104-22 66-74 70-52-4-74-70-14-44-10-104z', '#efb791');
  painter.oval(-50, 38, 20, 14, '#e8866b55');
  painter.oval(50, 38, 20, 14, '#e8866b55');
  // Eyes, brows, nose and mouth.
  const isBlinking = time % BLINK_EVERY_MS > BLINK_EVERY_MS - BLINK_MS;
  for (const x of [-36, 36]) {
    painter.stroke(`M${x - 20}-40q20-14 40-2`, '#4a2c22', 6);
    if (isBlinking) {
      painter.stroke(`M${x - 15}-8q15 8 30 0`, '#4a2c22', 4);
      continue;
    }
    painter.fill(`M${x - 18}-8q18-20 36 0-18 14-36 0z`, '#ffffff');
    painter.oval(x, -10, 9, 9.5, '#5b7d4f');
    painter.oval(x, -10, 4.5, 4.5, '#1d1a18');
    painter.oval(x + 3, -13, 2, 2, '#ffffff');
    painter.stroke(`M${x - 18}-8q18-20 36 0`, '#3a2219', 4);
  }
  painter.stroke('M-4-2q-12 36-8 38 8 8 20 2', '#c98663', 4);
  painter.fill('M-36 62q36 12 72 0-8 34-36 34t-36-34z', '#a33d3a');
  painter.fill('M-30 65q30 9 60 0-4 12-30 12t-30-12z', '#ffffff');
  // Fringe.
  painter.fill('M-96-40q-14-120 94-132 116 2 100 136-16-70-62-92-40 40-108 42-18 14-24 46z', '#5d3829');
  painter.stroke('M-60-116q50-6 80-34M40-132q36 24 44 60', '#7a4c37', 4);
  context.restore();
}
