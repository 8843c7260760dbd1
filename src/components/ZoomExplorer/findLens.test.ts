import type { CameraDevice } from 'react-native-vision-camera';
import { describe, expect, it } from 'vitest';
import { samplePhones } from '../../data/sampleDevices';
import { findLens, narrow } from './findLens';

const device = (key: string): CameraDevice =>
  samplePhones.flatMap((phone) => phone.cameras).find((camera) => camera.key === key)!.device;

describe('findLens', () => {
  it('counts from the widest lens on iOS', () => {
    const triple = device('triple-back-triple');
    expect(findLens(triple, 106, 6, 1)).toMatchObject({
      lens: 'ultra-wide-angle-camera',
      enlargement: 1,
      label: 0.5,
    });
    expect(findLens(triple, 106, 6, 2)).toMatchObject({
      lens: 'wide-angle-camera',
      enlargement: 1,
      label: 1,
    });
    expect(findLens(triple, 106, 6, 12)).toMatchObject({
      lens: 'telephoto-camera',
      enlargement: 2,
      label: 6,
    });
  });

  it('counts from the main lens on Android', () => {
    const logical = device('android-logical-back');
    expect(findLens(logical, 82, 99, 0.6)).toMatchObject({
      lens: 'ultra-wide-angle-camera',
      enlargement: 1,
      label: 0.6,
    });
    expect(findLens(logical, 82, 99, 1)).toMatchObject({
      lens: 'wide-angle-camera',
      enlargement: 1,
      label: 1,
    });
    expect(findLens(logical, 82, 99, 0.6).fieldOfView).toBeGreaterThan(82);
  });

  it('enlarges the only lens of a single camera', () => {
    expect(findLens(device('triple-back-telephoto'), 25, 6, 3)).toMatchObject({
      lens: 'telephoto-camera',
      enlargement: 3,
    });
  });
});

describe('narrow', () => {
  it('keeps the view at 1 and halves the width of the picture at 2', () => {
    expect(narrow(90, 1)).toBeCloseTo(90);
    expect(Math.tan((narrow(90, 2) * Math.PI) / 360)).toBeCloseTo(0.5);
  });
});
