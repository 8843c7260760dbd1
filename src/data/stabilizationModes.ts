/** What one video stabilization mode means on each platform. */
export interface StabilizationMode {
  /** The value of the prop. */
  mode: string;
  /** What the mode does where it works, in Markdown. */
  effect: string;
  /** What the picture loses, in Markdown. */
  cost: string;
  /** What the Android parser turns the value into. */
  android: string;
  /** What Android reports this mode for in a format, in Markdown. */
  androidReported: string;
  /** The mode of AVFoundation that iOS gets for the value. */
  ios: string;
}

/** The video stabilization modes of the library, weakest first and `auto` last. */
export const stabilizationModes: readonly StabilizationMode[] = [
  {
    mode: 'off',
    effect: 'Nothing is stabilized in software',
    cost: 'None',
    android: 'OFF',
    androidReported: 'Always',
    ios: 'off',
  },
  {
    mode: 'standard',
    effect: 'Mild stabilization in software',
    cost: 'About 10% of the field of view, and a little latency',
    android: 'STANDARD',
    androidReported: 'Never',
    ios: 'standard',
  },
  {
    mode: 'cinematic',
    effect: 'Stronger stabilization in software',
    cost: 'A larger part of the field of view, and more latency',
    android: 'CINEMATIC',
    androidReported: 'If the phone can stabilize recordings',
    ios: 'cinematic',
  },
  {
    mode: 'cinematic-extended',
    effect: 'The strongest, in software and hardware',
    cost: 'The most field of view, and the most latency',
    android: 'CINEMATIC_EXTENDED',
    androidReported: 'If the phone can stabilize the preview',
    ios: 'cinematicExtended',
  },
  {
    mode: 'auto',
    effect: 'The system chooses for the device and the format',
    cost: "The chosen mode's",
    android: 'OFF',
    androidReported: 'Never',
    ios: 'auto',
  },
];
