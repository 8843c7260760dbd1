import {
  CameraCaptureError,
  CameraRuntimeError,
  type Camera,
  type CameraDevice,
} from 'react-native-vision-camera';
import type { RefObject } from 'react';
import { createFrame } from '../../../src/phone/camera/createFrame';
import { getPhone } from '../../../src/phone/camera/currentPhone';
import type { TypeDescription } from './describeType';

/** What a generated value can depend on. */
export interface ValueSources {
  device: CameraDevice;
  /** The camera that the sample works with. */
  camera: RefObject<Camera | null>;
}

/** Generates a value that a caller would pass, by its type or by the meaning of its name. */
export function createValue(type: TypeDescription, name: string, sources: ValueSources): unknown {
  switch (type.kind) {
    case 'literal':
      return type.value;
    case 'string':
      return STRINGS[name] ?? 'text';
    case 'number':
      return NUMBERS[name] ?? 1;
    case 'boolean':
      return name !== 'disabled' && name !== 'isRecording';
    case 'function':
      return () => createValue(type.returns, name, sources);
    case 'array':
      return [createValue(type.of, name.replace(/s$/, ''), sources)];
    case 'object':
      return Object.fromEntries(
        type.properties
          .filter(({ isOptional }) => !isOptional)
          .map((property) => [property.name, createValue(property.type, property.name, sources)]),
      );
    case 'named':
      return createNamed(type, name, sources);
    case 'unknown':
      return /error|reason/i.test(name) ? createError() : null;
    case 'undefined':
      return undefined;
  }
}

const STRINGS: Record<string, string> = {
  path: '/data/user/0/com.example/cache/mrousavy123.jpg',
  directory: '/data/user/0/com.example/files',
  folder: '/data/user/0/com.example/files',
  uri: 'file:///data/user/0/com.example/cache/mrousavy123.jpg',
  url: 'https://example.com/upload',
  label: 'Button',
  value: '4006381333931',
};

const NUMBERS: Record<string, number> = {
  width: 1920,
  height: 1080,
  fps: 30,
  seconds: 3,
  milliseconds: 3000,
  scale: 2,
  zoom: 2,
  bytes: 1_000_000,
};

function createNamed(
  { name: typeName, of }: Extract<TypeDescription, { kind: 'named' }>,
  name: string,
  sources: ValueSources,
): unknown {
  const { platform } = getPhone();
  switch (typeName) {
    case 'Camera':
      return sources.camera.current;
    case 'RefObject':
      return of?.kind === 'named' && of.name === 'Camera' ? sources.camera : { current: null };
    case 'CameraDevice':
      return sources.device;
    case 'CameraDeviceFormat':
      return sources.device.formats.find(({ videoWidth }) => videoWidth === 1920);
    case 'Frame':
    case 'DrawableFrame':
      return createFrame({ platform });
    case 'Error':
    case 'CameraRuntimeError':
      return createError();
    case 'CameraCaptureError':
      return new CameraCaptureError('capture/no-data', 'No data arrived.');
    case 'PhotoFile':
      return {
        path: platform === 'ios' ? `file://${STRINGS.path}` : STRINGS.path,
        width: 4000,
        height: 3000,
        orientation: 'portrait',
        isRawPhoto: false,
        isMirrored: false,
      };
    case 'VideoFile':
      return { path: STRINGS.path?.replace('jpg', 'mov'), duration: 2, width: 1920, height: 1080 };
    case 'Code':
      return createCode('4006381333931');
    case 'ISharedValue':
    case 'SharedValue':
      return { value: of == null ? 1 : createValue(of, name, sources), addListener: () => () => undefined };
    case 'Promise':
      return Promise.resolve(of == null ? undefined : createValue(of, name, sources));
    case 'ArrayBuffer':
      return new ArrayBuffer(64);
    case 'FrameProcessorPlugin':
      return { call: callPlugin };
    default:
      throw new Error(`The runner can't create a ${typeName}. Add it to createValue.ts.`);
  }
}

/** The native side counts the arguments and then expects an object. */
function callPlugin(...values: unknown[]): unknown {
  if (values.length > 1 && values[1] === undefined) throw new Error('Value is undefined, expected an Object');
  return undefined;
}

function createError(): CameraRuntimeError {
  return new CameraRuntimeError('device/camera-already-in-use', 'The given Camera Device is already in use!');
}

/** Returns a code as the scanner reports it. */
export function createCode(value: string, type = 'ean-13'): object {
  return {
    type,
    value,
    frame: { x: 100, y: 200, width: 300, height: 80 },
    corners: [
      { x: 100, y: 200 },
      { x: 400, y: 200 },
      { x: 400, y: 280 },
      { x: 100, y: 280 },
    ],
  };
}
