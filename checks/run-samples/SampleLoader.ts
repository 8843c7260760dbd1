import { jest } from '@jest/globals';
import * as React from 'react';
import type { CameraDevice, FormatFilter } from 'react-native-vision-camera';
import { getPhone, SimulatedRequest } from 'vision-camera-phone';
import type { CompiledSample } from './collectSamples';

const { default: NativeFormData } = jest.requireActual<{ default: unknown }>(
  'react-native/Libraries/Network/FormData',
);

type Exports = Record<string, unknown>;
type Timer = ReturnType<typeof setTimeout>;
type SetState = (value: unknown) => void;

/** Compiled samples. They're cached because compiling one takes longer than running it. */
const factories = new WeakMap<CompiledSample, (...values: unknown[]) => void>();

/** Loads samples afresh for one test case and watches what their code starts, logs and sets. */
export class SampleLoader {
  readonly faults: string[] = [];
  private readonly modules = new Map<number, Exports>();
  private readonly timers = new Set<Timer>();
  private readonly setters = new WeakMap<SetState, SetState>();

  constructor(
    private readonly samples: readonly CompiledSample[],
    /** Receives the id of every sample that loads. */
    private readonly loaded: Set<number>,
    private readonly requirePackage: (name: string) => unknown,
    private readonly onLog: (text: string) => void,
  ) {}

  /** The filters of each format that a sample chose. */
  readonly filters: FormatFilter[][] = [];

  /** Number of timers that the samples started and that neither fired nor were cleared. */
  get timerCount(): number {
    return this.timers.size;
  }

  /** Returns the exports of a sample. */
  load(id: number): Exports {
    const exports = this.modules.get(id);
    if (exports != null) return exports;
    this.loaded.add(id);
    const sample = this.samples[id]!;
    const module = { exports: {} as Exports };
    this.modules.set(id, module.exports);
    const require = (name: string): unknown => {
      const imported = sample.imports[name];
      if (imported != null) return this.load(imported);
      if (name === 'react') return this.createReact();
      if (name === 'react-native-vision-camera') return this.createLibrary();
      // Metro turns an image or a model into an asset number.
      if (/\.(jpg|png|tflite)$/.test(name)) return 1;
      return this.requirePackage(name);
    };
    const names = ['require', 'module', 'exports', ...Object.keys(this.globals)];
    const factory = factories.get(sample) ?? compile(sample, names);
    factories.set(sample, factory);
    factory(require, module, module.exports, ...Object.values(this.globals));
    this.modules.set(id, module.exports);
    return module.exports;
  }

  private readonly globals = {
    FormData: NativeFormData,
    XMLHttpRequest: SimulatedRequest,
    fetch: async () => ({ ok: true, status: 200, json: async () => ({}), text: async () => '' }),
    setTimeout: (callback: () => void, delay?: number) => {
      const timer: Timer = setTimeout(() => {
        this.timers.delete(timer);
        callback();
      }, delay);
      this.timers.add(timer);
      return timer;
    },
    setInterval: (callback: () => void, delay?: number) => {
      const timer = setInterval(callback, delay);
      this.timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: Timer) => {
      this.timers.delete(timer);
      clearTimeout(timer);
    },
    clearInterval: (timer: Timer) => {
      this.timers.delete(timer);
      clearInterval(timer);
    },
    console: Object.fromEntries(
      ['log', 'info', 'debug', 'warn', 'error'].map((level) => [
        level,
        (...values: unknown[]) => this.log(level, values.map(String).join(' ')),
      ]),
    ),
  };

  private log(level: string, text: string): void {
    getPhone().trace('log', level, { value: text });
    if (level === 'warn' || level === 'error') this.onLog(`console.${level}: ${text}`);
  }

  /** Returns the library, and records the filters that samples choose formats by. */
  private createLibrary(): object {
    const library = this.requirePackage(
      'react-native-vision-camera',
    ) as typeof import('react-native-vision-camera');
    return {
      ...library,
      useCameraFormat: (device: CameraDevice | undefined, filters: FormatFilter[]) => {
        this.filters.push(filters);
        return library.useCameraFormat(device, filters);
      },
      getCameraFormat: (device: CameraDevice, filters: FormatFilter[]) => {
        this.filters.push(filters);
        return library.getCameraFormat(device, filters);
      },
    };
  }

  /** Returns React with state setters that report calls from worklets. */
  private createReact(): typeof React {
    return {
      ...React,
      useState: ((initial?: unknown) => {
        const [value, setValue] = React.useState(initial);
        return [value, this.watchSetter(setValue as SetState)];
      }) as typeof React.useState,
    };
  }

  private watchSetter(setValue: SetState): SetState {
    const watched =
      this.setters.get(setValue) ??
      ((value: unknown) => {
        if (getPhone().isOnWorkletThread)
          this.faults.push(
            'A worklet sets React state, which lives on another thread. Call the setter through useRunOnJS().',
          );
        setValue(value);
      });
    this.setters.set(setValue, watched);
    return watched;
  }
}

function compile(sample: CompiledSample, names: readonly string[]): (...values: unknown[]) => void {
  return new Function(...names, sample.code) as (...values: unknown[]) => void;
}
