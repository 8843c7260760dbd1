/** The document of a phone: reads its options from the hash, starts the phone and runs the sample on it. */
import type { ComponentType, RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { samples } from 'phone-samples';
import { samplePhones } from '../data/sampleDevices';
import { setPhone } from './camera/currentPhone';
import { emulatePinch } from './emulatePinch';
import { LivePhone } from './LivePhone';
import { postToPanel, type PanelMessage } from './messages';
import { DeviceEventEmitter } from './nativeModules';
import { SimulatedRequest } from './network';
import { samplePlugins } from './samplePlugins';
import { isSituation } from './situations';
import { ErrorScreen, System } from './System';

const PHONES = { android: 'android-logical-camera', ios: 'iphone-13' };

const options = new URLSearchParams(window.location.hash.slice(1));
const platform = options.get('platform') === 'ios' ? 'ios' : 'android';

function startPhone(): LivePhone {
  const phone = setPhone(new LivePhone(platform));
  phone.devices = samplePhones
    .find(({ key }) => key === PHONES[platform])!
    .cameras.map(({ device }) => device);
  phone.onDevicesChanged = (devices) => DeviceEventEmitter.emit('CameraDevicesChanged', devices);
  phone.plugins = samplePlugins as typeof phone.plugins;
  for (const situation of options.getAll('situation').filter(isSituation)) phone.prepare(situation);
  const camera = options.get('camera');
  if (camera) phone.setPermission('camera', { isGranted: camera === 'granted' });
  return phone;
}

/** Copies what the app logs into the console of the panel. */
function copyLogs(): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      write(...values);
      postToPanel({ type: 'log', level, text: values.map(format).join(' ') });
    };
  }
}

function format(value: unknown): string {
  if (typeof value !== 'object' || value == null || value instanceof Error) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}

/** Finds the component that a sample exports. */
function getComponent(module: Record<string, unknown>): ComponentType {
  return (module.default ?? Object.values(module)[0]) as ComponentType;
}

/** Tells Reanimated which view to set props on. Phones find it by a native tag. */
async function connectReanimated(): Promise<void> {
  const { Camera } = await import('react-native-vision-camera');
  Object.assign(Camera.prototype, {
    getAnimatableRef(this: { ref: RefObject<unknown> }) {
      return this.ref.current;
    },
  });
}

/** Stops drawing while the phone isn't visible. */
function watchVisibility(phone: LivePhone, root: Element): void {
  let isInView = true;
  const update = () => {
    phone.isVisible = isInView && !document.hidden;
  };
  document.addEventListener('visibilitychange', update);
  new IntersectionObserver(([entry]) => {
    isInView = entry!.isIntersecting;
    update();
  }).observe(root);
}

async function run(): Promise<void> {
  document.documentElement.dataset.platform = platform;
  postToPanel({ type: 'starting' });
  const root = document.getElementById('root')!;
  const phone = startPhone();
  Object.assign(window, { XMLHttpRequest: SimulatedRequest });
  emulatePinch();
  watchVisibility(phone, root);
  window.addEventListener('message', ({ data, origin }: MessageEvent<PanelMessage>) => {
    if (origin === window.location.origin && isSituation(data.situation)) phone.trigger(data.situation);
  });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && postToPanel({ type: 'escape' }));
  const App = getComponent(await samples[options.get('sample')!]!());
  await connectReanimated();
  // Imported only now, because its packages log while they load.
  copyLogs();
  createRoot(root).render(
    <System>
      <ErrorScreen>
        <App />
      </ErrorScreen>
    </System>,
  );
  postToPanel({ type: 'started' });
}

run().catch((error: unknown) => postToPanel({ type: 'failed', message: String(error) }));
