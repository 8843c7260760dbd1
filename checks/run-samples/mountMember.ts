import { createElement, createRef, type ComponentType, type ReactElement, type RefObject } from 'react';
import { NavigationContext, NavigationRouteContext, PreventRemoveContext } from '@react-navigation/native';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { Camera, type CameraDevice, type CameraProps } from 'react-native-vision-camera';
import type { SampleMember } from './collectSamples';
import type { SampleStage } from './SampleStage';
import type { CaseContext } from './CaseContext';

/** The names of callbacks. The course has one that doesn't start with "on". */
const CALLBACK = /^(on[A-Z]|startOver$)/;

/** Whether a component or hook only needs what a screen has: a camera, its device and callbacks. */
export function canRun({ needs }: SampleMember): boolean {
  return needs.every(
    (name) => ['camera', 'device', 'format', 'isActive'].includes(name) || CALLBACK.test(name),
  );
}

function createProp(name: string, device: CameraDevice, camera: RefObject<Camera | null>): unknown {
  if (CALLBACK.test(name)) return () => undefined;
  return { camera, device, format: undefined, isActive: true }[name];
}

/** The route of the screen, and a navigator that never removes it. */
const ROUTE = { key: 'screen', name: 'Screen' };
const PREVENT_REMOVE = { preventedRoutes: {}, setPreventRemove() {}, notifyPreventRemove() {} };

/** Mounts a component, or a camera that uses a hook, as the only screen of an app. */
export async function mountMember(
  { sample, member, devices }: CaseContext,
  stage: SampleStage,
): Promise<Navigation> {
  const navigation = createNavigation();
  let loaded: unknown = () => null;
  await stage.run(() => {
    loaded = stage.loader.load(sample.id)[member.name];
  });
  const device = stage.phone.devices[0] ?? devices[0]!;
  const camera = createRef<Camera>();
  const props = member.needs.map((name) => [name, createProp(name, device, camera)] as const);
  const element =
    member.kind === 'component'
      ? createElement(loaded as ComponentType<object>, Object.fromEntries(props))
      : createElement(() => {
          const result = (loaded as (...values: unknown[]) => unknown)(...props.map(([, value]) => value));
          const pixelFormat = /\brgb\b/.test(sample.source) ? 'rgb' : 'yuv';
          return createCamera({ ref: camera, device, pixelFormat, ...readCameraProps(result) });
        });
  const screen = createElement(NavigationRouteContext.Provider, { value: ROUTE }, element);
  await stage.mount(
    createElement(
      GestureHandlerRootView,
      null,
      createElement(
        PreventRemoveContext.Provider,
        { value: PREVENT_REMOVE },
        createElement(NavigationContext.Provider, { value: navigation as never }, screen),
      ),
    ),
  );
  return navigation;
}

/** Returns the camera that uses the result of a hook. */
function createCamera(
  props: Partial<CameraProps> & { ref: RefObject<Camera | null>; device: CameraDevice },
): ReactElement {
  const video = props.codeScanner == null;
  return createElement(Camera, {
    style: StyleSheet.absoluteFill,
    isActive: true,
    photo: true,
    video,
    ...props,
  });
}

/** Returns the props of a camera that a hook's result is for. */
function readCameraProps(result: unknown): Partial<CameraProps> {
  if (typeof result === 'boolean') return { isActive: result };
  if (typeof result !== 'object' || result == null) return {};
  if ('frameProcessor' in result)
    return 'type' in result
      ? { frameProcessor: result as unknown as CameraProps['frameProcessor'] }
      : readCameraProps(result.frameProcessor);
  if ('onCodeScanned' in result) return { codeScanner: result as CameraProps['codeScanner'] };
  if ('videoWidth' in result) return { format: result as CameraProps['format'] };
  return {};
}

/** The navigation of the screen. */
export interface Navigation {
  isFocused(): boolean;
  setFocused(isFocused: boolean): void;
}

/** A navigation with one screen, with only what samples and the hooks of React Navigation use. */
function createNavigation(): Navigation & Record<string, unknown> {
  let isFocused = true;
  const listeners = new Set<[event: string, listener: () => void]>();
  return {
    isFocused: () => isFocused,
    setFocused(value: boolean) {
      isFocused = value;
      for (const [event, listener] of [...listeners]) {
        if (event === (value ? 'focus' : 'blur')) listener();
      }
    },
    addListener(event: string, listener: () => void) {
      const entry: [string, () => void] = [event, listener];
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    dispatch: () => undefined,
  };
}
