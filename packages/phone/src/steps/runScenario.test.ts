import { expect, test } from 'vitest';
import { ScenePhone } from '../camera/ScenePhone';
import type { AppError, Scenario } from '../protocol/Scenario';
import { runScenario } from './runScenario';

/** Runs a scenario that expects a text, in an app that says "Take photo" above a camera. */
function expectText(see: string, errors: readonly AppError[] = []) {
  const scenario = { actions: [], expect: [{ see, otherwise: 'It isn’t there.' }] };
  return runScenario(scenario as unknown as Scenario, new ScenePhone('android'), [], {
    wait: async () => undefined,
    run: async (task) => task(),
    press: async () => 'missing',
    restart: async () => undefined,
    readScreen: () => ({ texts: ['Take photo'], labels: ['Camera preview'] }),
    readErrors: () => errors,
  });
}

test('a text and a label can be expected', async () => {
  expect(await expectText('take photo')).toBeUndefined();
  expect(await expectText('Camera preview')).toBeUndefined();
});

test('what’s on the screen is what users see, without labels', async () => {
  expect(await expectText('Keep')).toEqual({
    text: 'It isn’t there.',
    detail: 'The screen says: Take photo',
  });
});

test('the error that may be the cause is a sentence of its own', async () => {
  expect(await expectText('Keep', [{ kind: 'rejection', message: 'Disk full' }])).toMatchObject({
    detail: 'The screen says: Take photo. A promise rejects and nothing catches it: Disk full',
  });
});
