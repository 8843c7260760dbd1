import type { TraceEntry } from './trace';
import type { SituationName } from './situations';

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
export interface StepOutcome {
  /** What happens, for readers. */
  text: string;
  /** Entries of the trace, in this order. Others may stand between them. */
  trace: readonly ExpectedEntry[];
  /** Entries that the trace doesn't contain. */
  never?: readonly ExpectedEntry[];
}

/** Something to try on a phone. It starts on a new phone, as soon as the camera runs. */
export interface Step {
  /** What to do, in one sentence. */
  text: string;
  /** Whether the phone starts without any permission. Otherwise, it has all of them. */
  asksForPermission?: true;
  actions: readonly StepAction[];
  android: StepOutcome;
  ios: StepOutcome;
}

/** The steps of a page's samples, by sample id. */
export type PageSteps = Readonly<Record<string, readonly Step[]>>;
