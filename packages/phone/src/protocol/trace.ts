/** A value that survives JSON. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * What an entry of the trace is about:
 * - `prop`: a prop of `<Camera>` that native code got, at mount or because it changed.
 * - `camera`: a `<Camera>` was mounted or unmounted.
 * - `call`, `result`, `rejection`: a method call and how it ended.
 * - `event`, `error`: what native code sent to JavaScript.
 * - `appState`: what React Native's `AppState` says.
 * - `permission`: an answer of the user, or a change in Settings.
 * - `situation`: what the reader did to the phone.
 * - `log`: a line that the app wrote to the console.
 * - `fault`: what crashes a real app, or loses data.
 */
export const TRACE_KINDS = [
  'prop',
  'camera',
  'call',
  'result',
  'rejection',
  'event',
  'error',
  'appState',
  'permission',
  'situation',
  'log',
  'fault',
] as const;

export type TraceKind = (typeof TRACE_KINDS)[number];

/** Something that happened on the phone. */
export interface TraceEntry {
  /** Milliseconds since the phone started. */
  time: number;
  kind: TraceKind;
  /** The prop, method, event, state, permission or situation. For a `log`, its level. */
  name: string;
  /** Arguments of a call, the payload of an event, the message of an error: cut to a readable length. */
  value?: JsonValue;
  /** Code of an error or a rejection. */
  code?: string;
  /** Number of a call. Its result or rejection has the same. */
  call?: number;
}
