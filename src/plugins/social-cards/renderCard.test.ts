import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FONT_FAMILY, renderCard } from './renderCard';

const cache = mkdtempSync(path.join(os.tmpdir(), 'cards-'));
afterAll(() => rmSync(cache, { recursive: true }));

const render = (text: string, weight: number) =>
  renderCard(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50" font-family="${FONT_FAMILY}" font-weight="${weight}"><text y="40">${text}</text></svg>`,
    cache,
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
