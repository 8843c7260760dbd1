import * as v from 'valibot';
import { expect, test } from 'vitest';
import devices from './devices.json';
import { devicesSchema } from './devicesSchema';

test('the devices of the phones fit their schema', () => {
  const { issues = [] } = v.safeParse(devicesSchema, devices);
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
});

test('each camera has its own key', () => {
  const keys = devices.phones.flatMap(({ cameras }) => cameras.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});
