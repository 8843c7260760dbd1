import type { Painter } from './Painter';

/** How many stops the sky is brighter than what the camera sees: in a dark room, it's still white. */
const SKY_STOPS = 4;

/** A window above the rest of the scene, outside of the middle half of the image. */
export function drawWindow(painter: Painter): void {
  const sky = painter.gradient([0, -350], [0, -190], ['#e6f3fb', '#ffffff'], SKY_STOPS);
  painter.rect(-2500, -2500, 5000, 2310, sky);
  for (let x = -2400; x <= 2400; x += 160) painter.rect(x - 6, -2500, 12, 2310, '#e9dcc6');
  painter.rect(-2500, -190, 5000, 14, '#d8c6a8');
}
