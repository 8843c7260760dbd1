/** Props whose value isn't the default anymore after an app sets and removes them. */
import { expect, test } from 'vitest';
import { readApiCorrections } from '../src/facts/apiCorrections';
import { readSource } from './library/readSources';

test('says which props Android leaves at another value when they are removed', () => {
  const folder = 'android/src/main/java/com/mrousavy/camera/react';
  const view = readSource(`${folder}/CameraView.kt`);
  const manager = readSource(`${folder}/CameraViewManager.kt`);
  const setters = manager.split('@ReactProp(').slice(1);
  const changed = setters.flatMap((setter) => {
    const name = /name = "(\w+)"/.exec(setter)![1]!;
    const initial = new RegExp(`var ${name}(?:: [\\w?]+)? = ([\\w.]+)`).exec(view)?.[1];
    const [, fallback] = /else \{\s+view\.\w+ = ([\w.]+)/.exec(setter) ?? [];
    const [, number] = /view: CameraView, \w+: Double\)\s+\{\s+view\.\w+ = (\w+)/.exec(setter) ?? [];
    // React Native passes 0 if a number has no default value in the annotation.
    const removed = fallback ?? (number == null ? initial : '0.0');
    return initial === removed ? [] : [name];
  });
  expect(changed).toEqual(['photoQualityBalance', 'zoom']);
  for (const name of changed) {
    const notes = readApiCorrections().corrections.filter(({ target }) => target === `CameraProps.${name}`);
    expect(notes.some(({ note }) => note?.includes('`undefined`'))).toBe(true);
  }
});
