/** A video stabilization mode on each platform. */
export interface StabilizationMode {
  /** The value of the prop. */
  mode: string;
  /** What the mode does if it's supported, in Markdown. */
  effect: string;
  /** What the video loses, in Markdown. */
  cost: string;
  /** The value that Android's parser returns. */
  android: string;
  /** When an Android format lists this mode, in Markdown. */
  androidReported: string;
  /** The AVFoundation mode that iOS uses. */
  ios: string;
}

/** All modes, weakest first and `auto` last. */
export const stabilizationModes: readonly StabilizationMode[] = [
  {
    mode: 'off',
    effect: 'No software stabilization',
    cost: 'None',
    android: 'OFF',
    androidReported: 'Always',
    ios: 'off',
  },
  {
    mode: 'standard',
    effect: 'Mild stabilization in software',
    cost: 'A little field of view and latency',
    android: 'STANDARD',
    androidReported: 'Never',
    ios: 'standard',
  },
  {
    mode: 'cinematic',
    effect: 'Stronger stabilization in software',
    cost: 'More field of view and latency',
    android: 'CINEMATIC',
    androidReported: 'If the phone can stabilize recordings',
    ios: 'cinematic',
  },
  {
    mode: 'cinematic-extended',
    effect: 'The strongest stabilization in software',
    cost: 'The most field of view and latency',
    android: 'CINEMATIC_EXTENDED',
    androidReported: 'If the phone can stabilize the preview',
    ios: 'cinematicExtended',
  },
  {
    mode: 'auto',
    effect: 'The system chooses for the device and the format',
    cost: 'Depends on the chosen mode',
    android: 'OFF',
    androidReported: 'Never',
    ios: 'auto',
  },
];
