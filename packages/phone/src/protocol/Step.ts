import type { StartPermissions } from './permissions';
import type { SituationName } from './situations';
import type { TraceEntry } from './trace';

/** An entry that the trace has to contain. Objects may have more fields. A text such as `/^capture/` is a pattern. */
export interface ExpectedEntry extends Partial<
  Pick<TraceEntry, 'kind' | 'name' | 'code' | 'value' | 'call'>
> {
  /** The smallest and the largest number that fits. */
  min?: number;
  max?: number;
  /** Entries of which any fits. */
  any?: readonly ExpectedEntry[];
}

/** What a trace has to contain. */
export interface ExpectedTrace {
  /** Entries of the trace, in this order. Others may stand between them. */
  trace?: readonly ExpectedEntry[];
  /** Entries that the trace doesn't have, or not so many `times`. */
  never?: readonly (ExpectedEntry & { times?: number })[];
}

/** Something that the phone does on its own for a step. */
export type StepAction =
  /** Presses a button of the app by its label, as soon as it's enabled. */
  | { press: string; milliseconds?: number }
  /** Triggers a situation. A toggle that's on turns off. */
  | { situation: SituationName }
  /** Ends a call, or returns to the app from the home screen. */
  | { comeBack: true }
  /** Answers a permission dialog. */
  | { answer: 'granted' | 'denied' }
  /** Waits for an entry of the trace, or for some milliseconds. After the first other action, older entries don't match. */
  | { waitFor: ExpectedEntry }
  | { wait: number };

/** What a step shows on a platform. */
export interface StepOutcome extends ExpectedTrace {
  /** What happens, for readers. */
  text: string;
}

/** Something to try on a phone. It starts on a new phone, as soon as the camera runs, or the app if it has to ask for the camera. */
export interface Step {
  /** What to do, in one sentence. */
  text: string;
  permissions: StartPermissions;
  /** Situations that hold from the start. */
  situations: readonly SituationName[];
  actions: readonly StepAction[];
  android: StepOutcome;
  ios: StepOutcome;
}
