import type { Platform } from './platform';

/** Something that happens to a phone and that a camera app has to handle. Runs in Node and in the browser. */
export interface Situation {
  /** What the button says, or `undefined` for a situation that holds from the start. */
  label?: string;
  /**
   * `start`: the phone restarts with it. `live`: it happens to the running app. `toggle`: the same, until it's turned off
   * again. The phone reports which toggles are on.
   */
  kind: 'start' | 'live' | 'toggle';
  /** The only platform that has it. */
  platform?: Platform;
}

/** The situations that a fence can offer with `run="…"`, in the order of their buttons. */
export const situations = {
  'ask-permission': { kind: 'start' },
  home: { kind: 'live', label: 'Go to the home screen' },
  'other-app': { kind: 'toggle', label: 'Another app uses the camera' },
  'session-error': { kind: 'live', label: 'The camera fails' },
  'sound-error': { kind: 'live', label: 'The sound fails', platform: 'ios' },
  'broken-camera': { kind: 'toggle', label: 'The camera keeps failing' },
  interrupt: { kind: 'live', label: 'Get a phone call' },
  rotate: { kind: 'live', label: 'Rotate left' },
  'rotate-right': { kind: 'live', label: 'Rotate right' },
  code: { kind: 'live', label: 'Switch code' },
  dark: { kind: 'toggle', label: 'Dark room' },
  'bright-window': { kind: 'toggle', label: 'Bright window' },
  'full-disk': { kind: 'toggle', label: 'Storage is full' },
  offline: { kind: 'toggle', label: 'Airplane mode' },
  'slow-network': { kind: 'toggle', label: 'Slow network' },
  'no-camera': { kind: 'start', label: 'Phone without a camera' },
  'one-camera': { kind: 'start', label: 'Phone with one camera' },
  'no-flash': { kind: 'start', label: 'Phone without a flash' },
  'no-ultra-wide': { kind: 'start', label: 'Phone without an ultra-wide lens' },
  'late-devices': { kind: 'start', label: 'Slow camera start' },
  'limited-hardware': { kind: 'start', label: 'Cheap Android phone', platform: 'android' },
} satisfies Record<string, Situation>;

/** Name of a situation, as guides write it. */
export type SituationName = keyof typeof situations;

/** Checks a name that a guide wrote. */
export function isSituation(name: string): name is SituationName {
  return Object.hasOwn(situations, name);
}
