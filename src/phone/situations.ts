/** Something that happens to a phone and that a camera app has to handle. Runs in Node and in the browser. */
interface Situation {
  /** What the button says, or `undefined` for a situation that holds from the start. */
  label?: string;
  /** `start`: the phone restarts with it. `live`: it happens to the running app. */
  kind: 'start' | 'live';
}

/** The situations that a fence can offer with `run="…"`, in the order of their buttons. */
export const situations = {
  'ask-permission': { kind: 'start' },
  home: { kind: 'live', label: 'Go to the home screen' },
  'other-app': { kind: 'live', label: 'Another app takes the camera' },
  interrupt: { kind: 'live', label: 'Get a phone call' },
  rotate: { kind: 'live', label: 'Rotate the phone' },
  code: { kind: 'live', label: 'Swap the QR code and the barcode' },
  dark: { kind: 'live', label: 'Turn the light off or on' },
  'full-disk': { kind: 'live', label: 'Fill up the storage' },
  offline: { kind: 'live', label: 'Turn airplane mode on or off' },
  'no-camera': { kind: 'start', label: 'Phone without a camera' },
  'one-camera': { kind: 'start', label: 'Phone with one camera' },
  'no-flash': { kind: 'start', label: 'Phone without a flash' },
  'no-ultra-wide': { kind: 'start', label: 'Phone without an ultra-wide lens' },
  'late-devices': { kind: 'start', label: 'Camera list arrives late' },
} satisfies Record<string, Situation>;

/** Name of a situation, as guides write it. */
export type SituationName = keyof typeof situations;

/** Checks a name that a guide wrote. */
export function isSituation(name: string): name is SituationName {
  return Object.hasOwn(situations, name);
}
