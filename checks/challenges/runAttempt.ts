import { createElement, type ComponentType } from 'react';
import { getComponent } from 'vision-camera-phone';
import type { TraceEntry } from 'vision-camera-phone/protocol';
import {
  getStartPermissions,
  runScenario,
  type AppError,
  type Problem,
  type Scenario,
  type ScenarioDriver,
} from 'vision-camera-phone/steps';
import type { CompiledSample } from '../run-samples/collectSamples';
import { findDevices, platform } from '../run-samples/connectPhone';
import { SampleLoader } from '../run-samples/SampleLoader';
import { getAccessibleName, SampleStage } from '../run-samples/SampleStage';
import { createDriver } from '../run-samples/stepCases';
import { ChallengePhone } from './ChallengePhone';

/** Camera errors that the library logs for apps without `onError`. */
const LIBRARY_LOG = /^console\.error: \[[\w-]+\/[\w-]+\] /;

function readErrors({ thrown, rejections, logs }: SampleStage): AppError[] {
  const warnings = logs.filter((log) => log.startsWith('console.error: ') && !LIBRARY_LOG.test(log));
  return [
    ...thrown.map((message) => ({ kind: 'crash' as const, message })),
    ...rejections.map((message) => ({ kind: 'rejection' as const, message })),
    ...warnings.map((message) => ({
      kind: 'warning' as const,
      message: message.replace('console.error: ', ''),
    })),
  ];
}

/** Runs a scenario with compiled files, the first of which exports the app. Returns what doesn't work. */
export async function runAttempt(
  modules: readonly CompiledSample[],
  scenario: Scenario,
  requirePackage: (name: string) => unknown,
): Promise<Problem | undefined> {
  const stage = new SampleStage({
    platform,
    devices: findDevices(scenario.models),
    samples: modules,
    loaded: new Set(),
    requirePackage,
    Phone: ChallengePhone,
  });
  const phone = stage.phone as ChallengePhone;
  const trace: TraceEntry[] = [];
  phone.onTrace = (entry) => trace.push(entry);
  phone.world.scene = scenario.scene;
  for (const situation of ['ask-permission', ...scenario.situations] as const) phone.prepare(situation);
  for (const permission of getStartPermissions(scenario)) phone.restorePermission(permission);
  phone.listDevices(phone.devices);
  phone.startScanning();

  /** Mounts the app with modules of its own. */
  async function start(): Promise<void> {
    const loader = new SampleLoader(modules, new Set(), requirePackage, () => undefined);
    let App: ComponentType = () => null;
    await stage.run(() => {
      App = getComponent(loader.load(0));
    });
    await stage.mount(createElement(App));
    await stage.layOut();
  }

  const { press, ...rest } = createDriver(stage);
  const driver: ScenarioDriver = {
    ...rest,
    async press(label, milliseconds) {
      if (phone.alerts.length === 0) return press(label, milliseconds);
      let isPressed = false;
      await stage.run(() => (isPressed = phone.pressInAlert(label)));
      return isPressed ? 'pressed' : 'missing';
    },
    readScreen() {
      const { title, message } = phone.alerts.at(-1) ?? {};
      const labels = stage.listButtons().map(getAccessibleName);
      return { texts: [title ?? '', message ?? '', ...stage.readText().split('\n')], labels };
    },
    readErrors: () => readErrors(stage),
    async restart(task) {
      await stage.unmount();
      await stage.run(task);
      await start();
    },
  };
  await start();
  const problem = await runScenario(scenario, phone, trace, driver);
  await stage.end();
  return problem;
}
