import { expect, test } from 'vitest';
import { useDateTimeFormat as createDateFormat } from './dateFormat';

test.each(['short', 'long'] as const)('writes dates with %s months as the server does', (month) => {
  const intl = new Intl.DateTimeFormat('en', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  for (let index = 0; index < 12; index++) {
    const date = new Date(Date.UTC(2026, index, 1 + index * 2, 23, 30));
    expect(createDateFormat({ month }).format(date)).toBe(intl.format(date));
  }
});
