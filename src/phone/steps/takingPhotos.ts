import type { PageSteps } from './Step';

/** What to try on the phones of the photo guide. */
export const steps: PageSteps = {
  'taking-photos-photo-screen': [
    {
      text: 'Take a photo.',
      actions: [{ press: 'Take photo' }, { waitFor: { kind: 'result', name: 'takePhoto' } }],
      android: {
        text: 'onShutter fires while takePhoto() is still busy. The photo is upright.',
        trace: [
          { kind: 'call', name: 'takePhoto' },
          { kind: 'event', name: 'onShutter', value: { type: 'photo' } },
          { kind: 'result', name: 'takePhoto', value: { orientation: 'portrait' } },
        ],
      },
      ios: {
        text: 'onShutter fires while takePhoto() is still busy. The pixels lie on their side: landscape-right.',
        trace: [
          { kind: 'call', name: 'takePhoto' },
          { kind: 'event', name: 'onShutter', value: { type: 'photo' } },
          { kind: 'result', name: 'takePhoto', value: { orientation: 'landscape-right' } },
        ],
      },
    },
    {
      text: 'Take a photo while the storage is full.',
      actions: [
        { situation: 'full-disk' },
        { press: 'Take photo' },
        { waitFor: { kind: 'rejection', name: 'takePhoto' } },
      ],
      android: {
        text: 'takePhoto() rejects with unknown/unknown, because CameraX has no code for it.',
        trace: [{ kind: 'rejection', name: 'takePhoto', code: 'unknown/unknown' }],
      },
      ios: {
        text: 'takePhoto() rejects with capture/insufficient-storage.',
        trace: [{ kind: 'rejection', name: 'takePhoto', code: 'capture/insufficient-storage' }],
      },
    },
    {
      text: 'Leave the app right after you press the button.',
      actions: [
        { press: 'Take photo' },
        { wait: 60 },
        { situation: 'home' },
        { waitFor: { kind: 'prop', name: 'isActive', value: false } },
      ],
      android: {
        text: 'The camera stays active until the photo is there, and stops after that.',
        trace: [
          { kind: 'appState', name: 'background' },
          { kind: 'result', name: 'takePhoto' },
          { kind: 'prop', name: 'isActive', value: false },
        ],
      },
      ios: {
        text: 'The camera stays active until the photo is there, and stops after that.',
        trace: [
          { kind: 'appState', name: 'background' },
          { kind: 'result', name: 'takePhoto' },
          { kind: 'prop', name: 'isActive', value: false },
        ],
      },
    },
  ],
};
