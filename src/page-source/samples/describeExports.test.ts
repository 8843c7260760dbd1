import { expect, test } from 'vitest';
import { describeExports } from './describeExports';

test('writes out the types of parameters, and lists what a hook returns', () => {
  const code = `
import { useState } from 'react';

type State = 'idle' | 'busy';

interface Props {
  /** A comment. */
  label: string; // Another one.
  onPress?: () => void;
}

export function ControlButton({ label, onPress }: Props) {
  return <Button title={label} onPress={onPress} />;
}

export function useTimer(limit: number, seconds = 1) {
  const [state, setState] = useState<State>('idle');
  const stop = (isSudden?: boolean) => setState('idle');
  return { state, stop, unit: 's' } as const;
}

export const double = (value: number): number => 2 * value;
export const sizes: readonly number[] = [1];
function hidden() {}
`;
  expect(describeExports(code)).toEqual([
    'ControlButton(props: { label: string; onPress?: () => void })',
    "useTimer(limit: number, seconds = 1) returns { state: 'idle' | 'busy', stop(isSudden?: boolean), unit: 's' }",
    'double(value: number): number',
    'sizes: readonly number[]',
  ]);
});

test('writes out inherited fields, and return types that other files cannot import', () => {
  const code = `
interface Size {
  width: number;
}

interface Box extends Size {
  x: number;
}

export interface Result {
  isFull: boolean;
}

export function toBox(size: Size): Box {}
export function check(box: Box): Result {}
`;
  expect(describeExports(code)).toEqual([
    'type Result = { isFull: boolean }',
    'toBox(size: { width: number }): { width: number; x: number }',
    'check(box: { width: number; x: number }): Result',
  ]);
});
