import type { CameraDevice, CameraPosition, PhysicalCameraDeviceType } from 'react-native-vision-camera';
import { expect, it, vi } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import { explainDevice } from './explainDevice';

vi.mock('react-native', () => import('../browser-runtime/reactNative'));

const lenses = ['ultra-wide-angle-camera', 'wide-angle-camera', 'telephoto-camera'] as const;
const levels = ['legacy', 'limited', 'full'] as const;
const positions: CameraPosition[] = ['front', 'back', 'external'];
const subsets = Array.from({ length: 8 }, (_, bits) => lenses.filter((_, index) => bits & (1 << index)));
const filters: (PhysicalCameraDeviceType[] | undefined)[] = [undefined, ...subsets];

function expectPointsToLeadToPick(devices: readonly CameraDevice[]): void {
  for (const position of positions) {
    for (const physicalDevices of filters) {
      const { pick, comparisons } = explainDevice(
        devices,
        position,
        physicalDevices ? { physicalDevices } : {},
      );
      const winner =
        comparisons.filter(({ isReplacing }) => isReplacing).at(-1)?.device ?? comparisons[0]?.device;
      expect(winner).toBe(pick);
    }
  }
}

it.each(samplePhones.map((phone) => [phone.label, phone] as const))(
  'agrees with getCameraDevice on %s',
  (_, phone) => {
    expectPointsToLeadToPick(phone.cameras.map((camera) => camera.device));
  },
);

it('agrees with getCameraDevice for phones with every kind of camera', () => {
  const { device } = samplePhones[0]!.cameras[0]!;
  for (let run = 0; run < 500; run++) {
    const devices = Array.from({ length: 1 + (run % 6) }, (_, index) => ({
      ...device,
      position: positions[(run * 7 + index * 3) % 2]!,
      hardwareLevel: levels[(run * 5 + index * 11) % 3]!,
      physicalDevices: subsets[1 + ((run * 13 + index * 5) % 7)]!,
    }));
    expectPointsToLeadToPick(devices);
  }
});
