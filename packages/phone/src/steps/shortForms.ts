/** Short forms of actions, of entries that a trace has to contain, and of outcomes. */
import type { Platform } from '../protocol/platform';
import type { SituationName } from '../protocol/situations';
import type { ExpectedEntry, Step, StepAction, StepOutcome } from '../protocol/Step';

type Fields = Omit<ExpectedEntry, 'kind' | 'name'>;

/** Native code got a prop of `<Camera>`. */
export const prop = (name: string, value?: ExpectedEntry['value']): ExpectedEntry => ({
  kind: 'prop',
  name,
  value,
});

/** A method is called. */
export const call = (name: string, fields?: Fields): ExpectedEntry => ({ kind: 'call', name, ...fields });

/** A method resolves. */
export const result = (name: string, fields?: Fields): ExpectedEntry => ({ kind: 'result', name, ...fields });

/** A method rejects. */
export const rejection = (name: string, code?: string): ExpectedEntry => ({ kind: 'rejection', name, code });

/** A callback of `<Camera>` is called. */
export const event = (name: string, value?: ExpectedEntry['value']): ExpectedEntry => ({
  kind: 'event',
  name,
  value,
});

/** A callback of `<Camera>` gets an error. */
export const error = (name: string, code?: string): ExpectedEntry => ({ kind: 'error', name, code });

/** React Native's `AppState` changes. */
export const appState = (name: 'active' | 'inactive' | 'background'): ExpectedEntry => ({
  kind: 'appState',
  name,
});

/** The user answers a permission dialog. */
export const permission = (name: string, value: 'granted' | 'denied'): ExpectedEntry => ({
  kind: 'permission',
  name,
  value,
});

/** Presses a button. */
export const press = (label: string, milliseconds?: number): StepAction => ({ press: label, milliseconds });

/** Triggers a situation, or turns off a toggle. */
export const trigger = (situation: SituationName): StepAction => ({ situation });

/** Waits for some milliseconds. */
export const wait = (milliseconds: number): StepAction => ({ wait: milliseconds });

/** Waits for an entry of the trace. */
export const waitFor = (entry: ExpectedEntry): StepAction => ({ waitFor: entry });

/** Answers the permission dialog when it's there. */
export const answer = (value: 'granted' | 'denied'): StepAction => ({ answer: value });

/** Returns to the app. */
export const comeBack: StepAction = { comeBack: true };

/** Goes to the home screen for a second. */
export const visitHomeScreen: readonly StepAction[] = [trigger('home'), wait(1000), comeBack];

/** The outcome of a step that does the same on both platforms. */
export const onBoth = (outcome: StepOutcome): Pick<Step, Platform> => ({
  android: outcome,
  ios: outcome,
});
