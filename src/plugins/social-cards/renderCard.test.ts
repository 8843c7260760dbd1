import { expect, test } from 'vitest';
import { FONT_FAMILY, renderCard } from './renderCard';

const render = (text: string, weight: number) =>
  renderCard(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50" font-family="${FONT_FAMILY}" font-weight="${weight}"><text y="40">${text}</text></svg>`,
  );

test('text is in both weights of the font', async () => {
  const [none, regular, bold] = await Promise.all([
    render('', 400),
    render('Zoom', 400),
    render('Zoom', 600),
  ]);
  expect(regular).not.toEqual(none);
  expect(bold).not.toEqual(regular);
});
