import type { Painter } from './Painter';

/** How many stops the view out of the window is brighter than the room. */
const OUTSIDE_STOPS = 1.2;

/** A room with a bright window and a dark corner, where a cat sleeps. One exposure can't show both. */
export function drawRoom(painter: Painter, time: number): void {
  const wall = painter.gradient([-260, 0], [260, 0], ['#a58a6a', '#57473a', '#1e1a18']);
  painter.rect(-2500, -2500, 5000, 5000, wall);
  const floor = painter.gradient([-260, 0], [260, 0], ['#8b5a36', '#442c1d', '#17110e']);
  painter.rect(-2500, 232, 5000, 2400, floor);
  painter.rect(-2500, 222, 5000, 10, painter.gradient([-260, 0], [260, 0], ['#cbb08a', '#241d18']));

  // The window: sky, hills and a tree outside.
  const { context } = painter;
  context.save();
  context.beginPath();
  context.rect(-330, -290, 300, 330);
  context.clip();
  painter.rect(
    -330,
    -290,
    300,
    330,
    painter.gradient([0, -290], [0, 40], ['#4f9fe0', '#bfe0f2'], OUTSIDE_STOPS),
  );
  const outside = (color: string) => painter.gradient([0, 0], [0, 1], [color, color], OUTSIDE_STOPS);
  const drift = ((time / 300) % 420) - 380;
  painter.oval(drift, -220, 54, 15, outside('#ffffff'));
  painter.oval(drift + 22, -232, 28, 16, outside('#ffffff'));
  painter.fill('M-340-20q70-70 150-40t170-20v130h-330z', outside('#6fa858'));
  painter.fill('M-340 6q110-44 200-10t120-14v70h-330z', outside('#4f8a45'));
  painter.rect(-104, -70, 10, 80, outside('#6b4a33'));
  painter.oval(-99, -90, 42, 46, outside('#3f7d3f'));
  context.restore();
  for (const path of ['M-330-290h300v330h-300z', 'M-180-290v330M-330-130h300'])
    painter.stroke(path, '#e9dcc6', 14);
  painter.rect(-350, 38, 340, 18, '#d8c6a8');
  painter.fill('M-372-316h96q-8 210-46 372h-50z', '#c4593a');
  painter.fill('M-60-316h72v372h-34q-34-170-38-372z', '#9c4530');
  painter.rect(-390, -324, 420, 12, '#4a3324', 6);
  // Light that falls on the floor.
  painter.fill('M-330 260l280 0 96 210-330 0z', '#ffe7b022');

  // A lamp that's off, an armchair and the cat.
  context.translate(-18, 0);
  painter.stroke('M262 232V-120', '#0f0d0c', 8);
  painter.fill('M214-120l22-92h56l22 92z', '#2b2520');
  painter.fill('M-18 60q0-76 68-80h104q62 6 64 80v180h-236z', '#231c22');
  painter.fill('M-44 120q2-34 34-34t34 34v120h-68z', '#2e252d');
  painter.fill('M176 120q2-34 34-34t34 34v120h-68z', '#1b161a');
  painter.rect(16, 148, 172, 46, '#33293180', 12);
  painter.rect(-30, 240, 18, 26, '#120e0c');
  painter.rect(206, 240, 18, 26, '#0c0a08');
  const breath = 1 + Math.sin(time / 700) * 0.015;
  context.save();
  context.translate(100, 152);
  context.scale(1, breath);
  painter.oval(4, -24, 66, 34, '#4d2f1a');
  painter.stroke('M66-14q24 22-22 20', '#4d2f1a', 15);
  painter.oval(-50, -20, 30, 25, '#563620');
  painter.fill('M-74-32l2-28 20 14zM-46-46l20-14 2 28z', '#563620');
  painter.stroke('M-64-18q6 5 12 0M-44-18q6 5 12 0', '#150c06', 3);
  painter.fill('M-54-10h8l-4 5z', '#8a5a48');
  for (const x of [4, 24, 44]) painter.stroke(`M${x - 8}-54q10 16 6 30`, '#2f1b0e', 6);
  context.restore();
}
