import { expect, test } from 'vitest';
import { devicesSchema } from '../phone/devicesSchema';
import { readFacts } from './readFacts';

test('the sample devices of the phone fit their schema', () => {
  const { phones } = readFacts('src/phone/devices.json', devicesSchema);
  const keys = phones.flatMap(({ cameras }) => cameras.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});
