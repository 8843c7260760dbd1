import { expect, it, vi } from 'vitest';
import { Templates } from '../../browser-runtime';
import { templateNames, toTypeScript } from './toTypeScript';

vi.mock('react-native', () => import('../../browser-runtime/reactNative'));

it('writes the filters as a list', () => {
  expect(
    toTypeScript([{ videoResolution: { width: 1920, height: 1080 } }, { fps: 'max' }, { videoHdr: true }]),
  ).toBe(`import { useCameraFormat, type CameraDevice } from 'react-native-vision-camera';

export function useFormat(device: CameraDevice | undefined) {
  return useCameraFormat(device, [
    { videoResolution: { width: 1920, height: 1080 } },
    { fps: 'max' },
    { videoHdr: true },
  ]);
}
`);
});

it('uses a template that has exactly these filters', () => {
  for (const name of templateNames)
    expect(toTypeScript(Templates[name])).toContain(`useCameraFormat(device, Templates.${name})`);
});
