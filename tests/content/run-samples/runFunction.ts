import { isDeepStrictEqual } from 'node:util';
import { createElement, createRef, type RefObject } from 'react';
import {
  type Camera,
  type CameraDeviceFormat,
  type CameraProps,
  type CodeScanner,
  type DrawableFrameProcessor,
  type Orientation,
  type ReadonlyFrameProcessor,
} from 'react-native-vision-camera';
import { createFrame } from '../../../src/phone/camera/createFrame';
import { createCamera } from './createCamera';
import { createCode, createValue } from './createValue';
import { expectedResults } from './expectedResults';
import { isFormatFilters } from './findSmallFormats';
import type { ScenarioContext } from './runScreen';
import { describe, type SampleStage } from './SampleStage';

type Callable = (...values: unknown[]) => unknown;

/** Calls a hook in a component that passes its result to a camera, like the guide's readers do. */
export async function runHook(context: ScenarioContext): Promise<void> {
  const stage = context.createStage();
  const camera = createRef<Camera>();
  const hook = await loadMember(context, stage);
  const values = createArguments(context, stage, camera);
  let result: unknown;
  const { source, text } = context.unit;
  const pixelFormat = /\brgb\b/.test(source + text) ? 'rgb' : 'yuv';
  const element = createElement(() => {
    result = hook(...values);
    return createCamera(stage, camera, { ...readCameraProps(result), pixelFormat });
  });
  await stage.mount(element);
  await stage.wait();
  const codes = [createCode('4006381333931'), createCode('https://example.com', 'qr')];
  await stage.run(() => stage.phone.scanCodes(codes, { width: 1920, height: 1080 }));
  await stage.wait();
  if (typeof result === 'object' && result != null) {
    for (const [name, member] of Object.entries(result)) {
      // Functions that a hook returns are for buttons.
      if (typeof member !== 'function' || member.length > 0 || name === 'frameProcessor') continue;
      await stage.run(() => (member as Callable)());
      await stage.wait();
    }
  }
  context.report('called in a component', await stage.end());
}

/** Compares what a function returns with what its guide says. */
export async function runExpectedResults(context: ScenarioContext): Promise<void> {
  const { unit, member } = context;
  for (const { call, expected } of expectedResults.filter(
    (entry) => entry.file === unit.file && entry.member === member.name,
  )) {
    const stage = context.createStage();
    const sample = await loadMember(context, stage);
    await stage.run(() => {
      const result = stage.phone.runWorklet(() => call(sample, stage.phone.platform));
      if (!isDeepStrictEqual(result, expected))
        stage.faults.push(`It returns ${JSON.stringify(result)} instead of ${JSON.stringify(expected)}.`);
    });
    context.report('called with the values of its guide', await stage.end());
  }
}

/** Loads a module that only declares values. */
export async function runValues(context: ScenarioContext): Promise<void> {
  const stage = context.createStage();
  await stage.run(() => {
    for (const [name, value] of Object.entries(stage.loader.load(context.unit.id)))
      if (value === undefined) stage.faults.push(`${name} is undefined.`);
      else if (isFormatFilters(value)) stage.loader.filters.push(value);
  });
  await stage.wait();
  context.report('loaded', await stage.end());
}

/** Calls a function with values of its parameter types: with a running camera, or with every kind of frame. */
export async function runFunction(context: ScenarioContext): Promise<void> {
  if (context.member.parameters.some(({ type }) => type.kind === 'named' && type.name === 'Frame'))
    return runOnFrames(context);
  const stage = context.createStage();
  const ref = createRef<Camera>();
  const call = await loadMember(context, stage);
  await stage.mount(createElement(() => createCamera(stage, ref, {})));
  await stage.wait();
  let failure: string | undefined;
  let isDone = false;
  await stage.run(() => {
    const values = createArguments(context, stage, ref);
    void Promise.resolve(call(...values)).then(
      (result) => {
        isDone = true;
        if (isFormatFilters(result)) stage.loader.filters.push(result);
      },
      (error: unknown) => (failure = describe(error)),
    );
  });
  await stage.wait(500);
  if (!isDone && stage.phone.cameras.some(({ isRecording }) => isRecording)) {
    await stage.wait(10_000);
  }
  await stage.wait();
  if (failure != null) stage.faults.push(`It rejects with a working camera: ${failure}`);
  await stage.run(async () => {
    if (stage.phone.cameras.some(({ isRecording }) => isRecording)) await ref.current?.stopRecording();
  });
  await stage.wait();
  context.report('called on a camera that runs', await stage.end());
  if (/startRecording/.test(context.unit.source)) await runOnFullDisk(context);
}

/** Calls a function that records while the disk is full, and again when it isn't. */
async function runOnFullDisk(context: ScenarioContext): Promise<void> {
  const stage = context.createStage();
  const { phone } = stage;
  const ref = createRef<Camera>();
  const call = await loadMember(context, stage);
  await stage.mount(createElement(() => createCamera(stage, ref)));
  await stage.wait();
  const record = () =>
    stage.run(
      () => void Promise.resolve(call(...createArguments(context, stage, ref))).catch(() => undefined),
    );
  phone.setDiskFull(true);
  await record();
  await stage.wait();
  phone.setDiskFull(false);
  await record();
  await stage.wait();
  if (phone.failures.includes('capture/recording-in-progress'))
    stage.faults.push(
      'After a recording that ended by itself, Android rejects the next one with capture/recording-in-progress. Call stopRecording() after every error.',
    );
  await stage.wait(10_000);
  if (phone.cameras.some(({ isRecording }) => isRecording))
    await stage.run(() => ref.current?.stopRecording());
  await stage.wait();
  context.report('called on a phone with a full disk, and again later', await stage.end());
}

/** Calls a worklet on frames of each pixel format, orientation and stride. */
async function runOnFrames(context: ScenarioContext): Promise<void> {
  const reports: { pixelFormat: string; faults: string[] }[] = [];
  const orientations: Orientation[] = [
    'portrait',
    'portrait-upside-down',
    'landscape-left',
    'landscape-right',
  ];
  for (const pixelFormat of ['yuv', 'rgb'] as const) {
    const stage = context.createStage();
    const call = await loadMember(context, stage);
    await stage.run(() => {
      for (const orientation of orientations) {
        for (const padding of [0, 32]) {
          const frame = createFrame({ platform: stage.phone.platform, pixelFormat, orientation, padding });
          const values = createArguments(context, stage, createRef<Camera>(), frame);
          frame.incrementRefCount();
          stage.phone.runWorklet(() => call(...values));
          frame.decrementRefCount();
        }
      }
    });
    await stage.wait();
    reports.push({ pixelFormat, faults: await stage.end() });
  }
  for (const { pixelFormat, faults } of reports) {
    // A worklet may reject pixel formats that it doesn't support, if its error says so.
    const isRefusal =
      reports.some((other) => other.faults.length === 0) &&
      faults.every((fault) => /pixelFormat/.test(fault));
    context.report(`called on ${pixelFormat} frames of each orientation and stride`, isRefusal ? [] : faults);
  }
}

async function loadMember({ unit, member }: ScenarioContext, stage: SampleStage): Promise<Callable> {
  let loaded: Callable = () => undefined;
  await stage.run(() => {
    loaded = stage.loader.load(unit.id)[member.name] as Callable;
  });
  return loaded;
}

function createArguments(
  { member, devices }: ScenarioContext,
  stage: SampleStage,
  camera: RefObject<Camera | null>,
  frame?: unknown,
): unknown[] {
  const sources = { device: stage.phone.devices[0] ?? devices[0]!, camera };
  return member.parameters
    .filter(({ isOptional }) => !isOptional)
    .map(({ type, name }) =>
      frame != null && type.kind === 'named' && type.name === 'Frame'
        ? frame
        : createValue(type, name, sources),
    );
}

interface CameraParts {
  pixelFormat?: CameraProps['pixelFormat'];
  frameProcessor?: ReadonlyFrameProcessor | DrawableFrameProcessor;
  codeScanner?: CodeScanner;
  format?: CameraDeviceFormat;
}

function readCameraProps(result: unknown): CameraParts {
  if (typeof result !== 'object' || result == null) return {};
  if ('frameProcessor' in result && 'type' in result)
    return { frameProcessor: result as ReadonlyFrameProcessor };
  if ('frameProcessor' in result) return readCameraProps(result.frameProcessor);
  if ('onCodeScanned' in result) return { codeScanner: result as CodeScanner };
  if ('videoWidth' in result) return { format: result as CameraDeviceFormat };
  return {};
}
