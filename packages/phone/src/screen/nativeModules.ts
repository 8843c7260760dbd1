import { createNativeModules, createVisionCameraProxy } from '../camera/createNativeModules';
import { createWorklets } from '../camera/createWorklets';
import { writeVideo } from './fileSystem';
import type { RecordCallback } from '../camera/types';
import { getLivePhone } from './getLivePhone';
import type { CapturedFile } from './LivePhone';

type Listener = (value: unknown) => void;

const listeners = new Map<string, Set<Listener>>();

/** React Native's emitter for native module events. All instances share their listeners. */
export class NativeEventEmitter {
  addListener(event: string, listener: Listener): { remove: () => void } {
    const group = listeners.get(event) ?? new Set();
    listeners.set(event, group.add(listener));
    return { remove: () => group.delete(listener) };
  }

  emit(event: string, value: unknown): void {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value);
  }

  removeAllListeners(event: string): void {
    listeners.delete(event);
  }

  listenerCount(event: string): number {
    return listeners.get(event)?.size ?? 0;
  }
}

export const DeviceEventEmitter = new NativeEventEmitter();

const globals = globalThis as unknown as Record<string, unknown>;
const worklets = createWorklets();

const modules = createNativeModules(() => {
  globals.VisionCameraProxy = createVisionCameraProxy(worklets.createContext('VisionCamera'));
});

type Options = Record<string, unknown>;
const { takePhoto, takeSnapshot, startRecording, focus } = modules.CameraView;

/** The native modules of the library, with files for their photos and videos. */
export const nativeModules: Record<string, unknown> = {
  ...modules,
  CameraView: {
    ...modules.CameraView,
    async takePhoto(tag: number, options: Options) {
      const phone = getLivePhone();
      const camera = phone.getView(tag);
      const hasFlash = phone.firesFlash(options.flash);
      const blur = phone.getBlur(tag);
      const capture = takePhoto(tag, options);
      const photo = (await (hasFlash ? phone.flash(tag, capture) : capture)) as CapturedFile;
      if (camera) phone.capture('photo', camera, photo, { hasFlash, blur });
      return photo;
    },
    async takeSnapshot(tag: number, options: Options) {
      const phone = getLivePhone();
      const camera = phone.getView(tag);
      const snapshot = (await takeSnapshot(tag, options)) as CapturedFile;
      if (camera) phone.capture('snapshot', camera, snapshot);
      return snapshot;
    },
    startRecording(tag: number, options: Options, callback: RecordCallback) {
      const recorder = getLivePhone().recordVideo(tag);
      startRecording(tag, options, (video, error) => {
        const file = video as { path: string; duration: number } | null;
        if (file == null) recorder.cancel();
        else writeVideo(file.path, recorder.finish(file.duration));
        callback(video, error);
      });
    },
    focus(tag: number, point: { x: number; y: number }) {
      getLivePhone().hunt(tag);
      return focus(tag, point);
    },
  },
  Worklets: {
    install() {
      globals.Worklets = worklets;
      return true;
    },
  },
};
