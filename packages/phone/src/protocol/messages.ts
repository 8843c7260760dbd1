import type { Problem, Scenario } from './Scenario';
import type { SituationName } from './situations';
import type { StepAction } from './Step';
import type { TraceEntry } from './trace';

/** What the panel shows about a running phone, and passes to the next one. */
export interface PhoneState {
  /** The toggles that are on. */
  toggles: SituationName[];
  /** Quarter turns of the phone, counterclockwise, from 0 to 3. */
  quarterTurns: number;
  /** The user's answers so far, as values for `permission` in the hash of the next phone. */
  permissions: string[];
}

/** An app that the page has compiled. */
export interface Program {
  /** Another number for each program of a page. */
  id: number;
  /** CommonJS code by file. The app is the component that the first file exports. */
  files: Record<string, string>;
}

/** What an edited app threw, and where if that's known. */
export interface ProgramError {
  message: string;
  file?: string;
  /** One-based. */
  line?: number;
}

/** What an edited app threw. `program` is its id, because the page may have compiled another one by now. */
export interface ThrownError {
  program?: number;
  error: ProgramError;
}

/**
 * What a running phone tells the panel around it. The panel doesn't trust it: `readMessage.ts` has the schema.
 */
export type PhoneMessage =
  | { type: 'starting' }
  /** A phone in the sandbox waits for an app. */
  | { type: 'ready' }
  /** The packages of an edited app have loaded, and its code runs next. */
  | { type: 'running' }
  | ({ type: 'programError' } & ThrownError)
  | { type: 'started' }
  | { type: 'failed'; message: string }
  /** What happened since the last such message, oldest first. */
  | { type: 'trace'; entries: TraceEntry[] }
  /** After each change, and once after the start. */
  | { type: 'state'; state: PhoneState }
  | { type: 'rotated'; degrees: number }
  /** The actions of a step have ended. `failure` says which one wasn't possible. */
  | { type: 'actions'; failure?: string }
  /** A scenario has ended, and what didn't work. */
  | { type: 'scenario'; problem?: Problem }
  | { type: 'escape' };

/** A message from the page: to apply a situation, to do what a step says, or to run an edited app or a scenario with it. */
export type PanelMessage =
  | { situation: SituationName }
  | { actions: readonly StepAction[] }
  | { program: Program }
  | { scenario: Scenario };

/**
 * Sends a message to the panel. The origin of a sandboxed phone can't be named, and nothing that a phone reports is
 * secret.
 */
export function postToPanel(message: PhoneMessage): void {
  window.parent.postMessage(message, '*');
}
