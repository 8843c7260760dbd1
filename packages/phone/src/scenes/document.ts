import type { Painter } from './Painter';

/** An ID card on a desk. It has the proportions of a real one, 85.6 × 54. */
export function drawDocument(painter: Painter): void {
  const { context } = painter;
  painter.rect(-2500, -2500, 5000, 5000, painter.gradient([-200, -420], [200, 420], ['#8d5f43', '#6f452f']));
  for (let y = -1400; y < 1400; y += 116) painter.stroke(`M-1500 ${y}q800 22 1500-8t1500 10`, '#5a372588', 3);
  // A cup of coffee, a notebook and a pen.
  painter.oval(150, -306, 112, 112, '#00000033');
  painter.oval(140, -318, 108, 108, '#f4efe6');
  painter.oval(140, -318, 82, 82, '#e2dacd');
  painter.oval(140, -318, 70, 70, '#4b2b1b');
  painter.oval(122, -334, 26, 18, '#7a4d33');
  painter.fill('M-330 176l230 40-54 340-230-40z', '#00000033');
  painter.fill('M-340 166l230 40-54 340-230-40z', '#2f6170');
  painter.fill('M-318 186l196 34-46 296-196-34z', '#fbf6ea');
  for (let line = 0; line < 6; line++)
    painter.stroke(`M${-300 - line * 6} ${232 + line * 36}l160 28`, '#b8cbd2', 3);
  painter.stroke('M60 370L250 220', '#00000033', 18);
  painter.stroke('M54 362L244 212', '#d5562f', 15);
  painter.stroke('M54 362l-14 11', '#f3e3c0', 9);

  painter.rect(-152, -92, 312, 198, '#00000044', 16);
  painter.rect(
    -157,
    -99,
    314,
    198,
    painter.gradient([-157, -99], [157, 99], ['#dbeef4', '#f6efe0', '#f7dfd3']),
    16,
  );
  context.save();
  context.beginPath();
  context.roundRect(-157, -99, 314, 198, 16);
  context.clip();
  for (let radius = 20; radius < 260; radius += 13) {
    context.beginPath();
    context.ellipse(70, 20, radius, radius * 0.6, 0.3, 0, 7);
    context.strokeStyle = painter.expose('#7fb4c42e');
    context.lineWidth = 2;
    context.stroke();
  }
  painter.rect(-157, -99, 314, 32, '#245a6b');
  context.restore();
  context.textAlign = 'left';
  painter.text('IDENTITY CARD', -142, -77, 15, '#ffffff');
  // The portrait.
  painter.rect(-142, -56, 88, 104, '#c4dbe2', 6);
  context.save();
  context.beginPath();
  context.roundRect(-142, -56, 88, 104, 6);
  context.clip();
  painter.oval(-98, -14, 30, 36, '#4a2c22');
  painter.oval(-98, 58, 44, 40, '#d7683d');
  painter.rect(-107, 8, 18, 22, '#d99a76');
  painter.oval(-98, -6, 22, 27, '#efb791');
  painter.fill('M-121-10q2-28 23-28t23 28q-20-6-26-16-6 12-20 16z', '#5d3829');
  context.restore();
  for (const [label, value, y] of [
    ['Surname', 'FOCUS', -46],
    ['Given name', 'ADA LENS', -18],
    ['Born', '24 JUL 1990', 10],
  ] as const) {
    painter.text(label, -40, y, 8, '#5b6b70');
    painter.text(value, -40, y + 13, 13, '#17282e');
  }
  painter.rect(112, -50, 30, 24, '#d9b24c', 5);
  painter.stroke('M112-38h30M127-50v24', '#a07d22', 1.5);
  painter.text('ID<<<FOCUS<<ADA<LENS<<<<<<<', -142, 70, 14, '#222222', 'monospace');
  painter.text('9007241F3112315XYZ<<<<<<<<<8', -142, 87, 14, '#222222', 'monospace');
}
