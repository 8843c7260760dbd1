import { expect, test } from 'vitest';
import { loadPrism } from '../../page-source/mdx/loadPrism';
import { createNameIndex } from './createNameIndex';
import { linkCode } from './linkCode';
import { testModel } from './testModel';

const prism = loadPrism();
const index = createNameIndex(testModel);

function linksOf(code: string, language = 'tsx'): string[] {
  return linkCode(index, prism, code, language).map(
    ({ start, end, url }) => `${code.slice(start, end)} ${url.split('/').at(-1)}`,
  );
}

test('links imported names, props of the camera and members of known values', () => {
  const code = `import { useRef } from 'react';
import { Camera, useCameraDevice } from 'react-native-vision-camera';

export function Screen() {
  const camera = useRef<Camera>(null);
  const device = useCameraDevice('back');
  const shoot = async () => {
    const photo = await camera.current?.takePhoto();
    console.log(photo.path, device.minZoom, other.minZoom);
  };
  return <Camera ref={camera} isActive={true} fps={30} style={styles.fps} />;
}`;
  expect(linksOf(code)).toEqual([
    'Camera Camera',
    'useCameraDevice useCameraDevice',
    'Camera Camera',
    'useCameraDevice useCameraDevice',
    'takePhoto Camera#takephoto',
    'path PhotoFile#path',
    'minZoom CameraDevice#minzoom',
    'Camera Camera',
    'isActive CameraProps#isactive',
    'fps CameraProps#fps',
  ]);
});

test('ignores names of other packages, local names, and words in strings, comments and text', () => {
  expect(linksOf("import { Frame } from 'other';\nconst a: Frame = 1;")).toEqual([]);
  expect(linksOf("type Frame = number;\nconst a: Frame = 'Frame'; // Frame")).toEqual([]);
  expect(
    linksOf(
      "import { Camera } from 'react-native-vision-camera';\nconst a = <Text>Camera permission</Text>;",
    ).filter((link) => link.startsWith('Camera')),
  ).toHaveLength(1);
  expect(linksOf('let frame = Frame()', 'swift')).toEqual([]);
});

test('links keys of options, arguments of callbacks and error codes', () => {
  expect(linksOf('useCameraFormat(device, [{ fps: 60, other: { fps: 1 } }])')).toEqual([
    'useCameraFormat useCameraFormat',
    'fps FormatFilter#fps',
  ]);
  expect(linksOf('useFrameProcessor((frame) => { frame.planesCount })')).toEqual([
    'useFrameProcessor useFrameProcessor',
    'planesCount Frame#planescount',
  ]);
  expect(linksOf("if (error.code === 'session/camera-not-ready') return")).toEqual([
    'session/camera-not-ready errors#session-camera-not-ready',
  ]);
});
