import { expect, test } from 'vitest';
import { compressText, decompressText } from './compressText';

test('returns the text that was compressed', async () => {
  const text = 'const ä = "€";\n'.repeat(100_000);
  expect(await decompressText(await compressText(text))).toBe(text);
});

test('a short text that expands to more than 4 MB is rejected', async () => {
  const compressed = await compressText('a'.repeat(5_000_000));
  expect(compressed.length).toBeLessThan(10_000);
  const length = decompressText(compressed).then((text) => text.length);
  await expect(length).rejects.toThrow('The text has more than 4 MB.');
});
