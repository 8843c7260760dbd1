import type { Painter, Point } from './Painter';

/** Scene units of something that's as large as its distance. */
const FOCAL_LENGTH = 600;
const EYE_HEIGHT = 1.7;
const HORIZON = 50;

/** Half the width of the road and of the street, in meters. */
const ROAD = 4.5;
const STREET = 7.5;

/** One side of the street: distances in meters, colors of wall and awning. */
const houses: readonly {
  from: number;
  to: number;
  height: number;
  wall: string;
  awning?: string;
}[] = [
  { from: 52, to: 74, height: 15, wall: '#c9b39a' },
  { from: 38, to: 52, height: 11, wall: '#b98d7b', awning: '#4f7f8c' },
  { from: 26, to: 38, height: 14, wall: '#e2cfa9' },
  { from: 16, to: 26, height: 10, wall: '#cf8f72', awning: '#2f6f6a' },
  { from: 9, to: 16, height: 12.5, wall: '#efe0c4', awning: '#b8473a' },
  { from: 1, to: 9, height: 9.5, wall: '#8fa7a3', awning: '#d99a3c' },
];

/** The position in the image of a point: meters to the right, above the ground, and away from the camera. */
function project(x: number, y: number, z: number): Point {
  return [(FOCAL_LENGTH * x) / z, (FOCAL_LENGTH * (EYE_HEIGHT - y)) / z];
}

/** A wall along the street, between two distances and two heights. */
function wall(x: number, from: number, to: number, bottom: number, top: number): Point[] {
  return [project(x, bottom, from), project(x, top, from), project(x, top, to), project(x, bottom, to)];
}

/** A surface across the street. */
function front(left: number, right: number, bottom: number, top: number, z: number): Point[] {
  return [project(left, bottom, z), project(left, top, z), project(right, top, z), project(right, bottom, z)];
}

function drawSky(painter: Painter, time: number): void {
  painter.rect(
    -2500,
    -2500,
    5000,
    2560,
    painter.gradient([0, -620], [0, 0], ['#3f8fd6', '#a9d6f2', '#fdf0d5'], 0.3),
  );
  const drift = (time / 400) % 1600;
  for (const [x, y, size] of [
    [-260, -330, 1],
    [120, -420, 1.3],
    [420, -260, 0.8],
    [-700, -480, 1.6],
  ] as const) {
    const left = ((x + drift + 1000) % 2000) - 1000;
    painter.oval(left, y, 90 * size, 20 * size, '#ffffffcc');
    painter.oval(left - 25 * size, y - 16 * size, 42 * size, 24 * size, '#ffffffcc');
    painter.oval(left + 30 * size, y - 12 * size, 36 * size, 20 * size, '#ffffffcc');
  }
  painter.fill('M-900 4V-40q140-50 260-20t240-10 200 26 240-30 260 18 200-34 300 40V4z', '#8fb1b8');
}

/** The far end of the street, which only a telephoto lens shows in detail. */
function drawTower(painter: Painter, time: number): void {
  const { context } = painter;
  painter.rect(-13, -112, 30, 118, '#b58a66');
  painter.fill('M-16-112h36L2-150z', '#4a5f5c');
  painter.rect(-13, -78, 30, 3, '#8d6a4d');
  painter.oval(2, -94, 10, 10, '#fbf6e8');
  const hand = (angle: number, length: number) =>
    painter.stroke(
      pathOf([
        [2, -94],
        [2 + Math.sin(angle) * length, -94 - Math.cos(angle) * length],
      ]),
      '#2b2b2b',
      0.9,
    );
  hand((time / 60_000) * Math.PI, 7.5);
  hand(-1.9, 4.5);
  for (let y = -68; y < -12; y += 14) painter.rect(-2, y, 8, 8, '#6b4f3a', 4);
  painter.rect(-60, -30, 44, 36, '#d3c2a2');
  painter.rect(20, -38, 46, 44, '#a9b5a6');
  painter.rect(-9, -8, 22, 5, '#2d5c87');
  context.textAlign = 'center';
  painter.text('MUSEUM', 2, -4, 4, '#ffffff');
}

function pathOf(points: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of points) path.lineTo(x, y);
  return path;
}

function drawGround(painter: Painter): void {
  painter.rect(-2500, 0, 5000, 2500, '#b7ad9d');
  painter.polygon(
    [project(-STREET, 0, 0.4), project(-STREET, 0, 200), project(STREET, 0, 200), project(STREET, 0, 0.4)],
    painter.gradient([0, 0], [0, 600], ['#d9cdb8', '#c3b8a5']),
  );
  painter.polygon(
    [project(-ROAD, 0, 0.4), project(-ROAD, 0, 200), project(ROAD, 0, 200), project(ROAD, 0, 0.4)],
    painter.gradient([0, 0], [0, 600], ['#9a9894', '#6d6f72', '#5c5e62']),
  );
  for (const x of [-2.6, -1.2])
    painter.polygon(
      [project(x - 0.05, 0, 0.4), project(x, 0, 200), project(x, 0, 200), project(x + 0.05, 0, 0.4)],
      '#c9ccce',
    );
  for (let z = 2; z < 80; z += 5)
    painter.polygon(
      [project(0.9, 0, z), project(0.9, 0, z + 2), project(1.05, 0, z + 2), project(1.05, 0, z)],
      '#f4efe2',
    );
}

function drawHouse(
  painter: Painter,
  side: -1 | 1,
  { from, to, height, wall: color, awning }: (typeof houses)[number],
): void {
  const x = side * STREET;
  painter.polygon(wall(x, from, to, 0, height), color);
  // The left side is in the shade.
  if (side < 0) painter.polygon(wall(x, from, to, 0, height), '#2c3a5533');
  painter.polygon(wall(x, from, to, height - 0.5, height), '#ffffff55');
  const bays = Math.round((to - from) / 2.6);
  const step = (to - from) / bays;
  for (let bay = 0; bay < bays; bay++) {
    const start = from + bay * step + step * 0.25;
    for (let floor = 4; floor + 1.7 < height - 0.8; floor += 3) {
      painter.polygon(
        wall(x, start - 0.15, start + step * 0.5 + 0.15, floor - 0.2, floor + 1.9),
        '#fff8e9aa',
      );
      painter.polygon(
        wall(x, start, start + step * 0.5, floor, floor + 1.7),
        side < 0 ? '#4d6a80' : '#7fa6bd',
      );
    }
    painter.polygon(
      wall(x, start - step * 0.1, start + step * 0.6, 0.2, 2.5),
      (bay + from) % 3 === 0 ? '#f4c873' : '#3c4a52',
    );
  }
  if (!awning) return;
  const inner = side * (STREET - 1.2);
  for (let z = from + 0.4, index = 0; z < to - 0.6; z += 0.7, index++)
    painter.polygon(
      [project(x, 3.4, z), project(x, 3.4, z + 0.7), project(inner, 2.7, z + 0.7), project(inner, 2.7, z)],
      index % 2 === 0 ? awning : '#fbf4e6',
    );
}

function drawTree(painter: Painter, x: number, z: number): void {
  const [left, bottom] = project(x, 0, z);
  const meter = FOCAL_LENGTH / z;
  painter.oval(left, bottom, 1.1 * meter, 0.18 * meter, '#00000030');
  painter.rect(left - 0.12 * meter, bottom - 2.4 * meter, 0.24 * meter, 2.4 * meter, '#6b4a33');
  for (const [dx, dy, radius, color] of [
    [0.1, -3.1, 1.25, '#4d8a4b'],
    [-0.6, -3.5, 0.95, '#5c9c55'],
    [0.55, -3.8, 0.95, '#69aa5e'],
    [-0.1, -4.3, 0.8, '#7fbb6b'],
  ] as const)
    painter.oval(left + dx * meter, bottom + dy * meter, radius * meter, radius * meter * 0.92, color);
}

/** The tram drives towards the camera and comes again. */
function drawTram(painter: Painter, time: number): void {
  const z = 100 - ((time / 130 + 87) % 100);
  if (z < 3) return;
  const { context } = painter;
  const [left, right] = [-3.1, -0.7];
  painter.polygon(
    [
      project(left, 0, z),
      project(left, 0, z + 9),
      project(right + 0.4, 0, z + 9),
      project(right + 0.4, 0, z),
    ],
    '#00000040',
  );
  painter.polygon(wall(right, z, z + 9, 0.35, 3.1), '#c9962a');
  for (let window = 0; window < 4; window++)
    painter.polygon(wall(right, z + 0.6 + window * 2.1, z + 2.1 + window * 2.1, 1.5, 2.6), '#47606e');
  painter.polygon(front(left, right, 0.35, 3.1, z), '#f5bd3d');
  painter.polygon(front(left, right, 3.1, 3.3, z), '#fbe7b2');
  painter.polygon(front(left, right, 0.35, 0.9, z), '#fdf3da');
  painter.polygon(front(left + 0.2, right - 0.2, 1.45, 2.45, z), '#3b5563');
  painter.polygon(
    [
      project(left + 0.3, 1.5, z),
      project(left + 0.9, 1.5, z),
      project(left + 1.4, 2.4, z),
      project(left + 0.8, 2.4, z),
    ],
    '#ffffff33',
  );
  painter.polygon(front(left + 0.6, right - 0.6, 2.6, 2.95, z), '#24343d');
  const meter = FOCAL_LENGTH / z;
  const [x, y] = project((left + right) / 2, 2.68, z);
  context.textAlign = 'center';
  painter.text('4 Harbor', x, y, 0.27 * meter, '#ffd98a');
  for (const lamp of [left + 0.4, right - 0.4]) {
    const [lampX, lampY] = project(lamp, 1.12, z);
    painter.oval(lampX, lampY, 0.16 * meter, 0.16 * meter, '#fffbe8');
  }
}

/** A street with depth: near houses, a tram that comes closer, and a clock tower for long lenses. */
export function drawStreet(painter: Painter, time: number): void {
  const { context } = painter;
  // Gives the sky a little more than half of the image.
  context.translate(0, HORIZON);
  drawSky(painter, time);
  drawTower(painter, time);
  drawGround(painter);
  for (const house of houses) for (const side of [-1, 1] as const) drawHouse(painter, side, house);
  for (const z of [44, 30, 20, 12.5, 7.5]) for (const side of [-1, 1]) drawTree(painter, side * 5.6, z);
  drawTram(painter, time);
}
