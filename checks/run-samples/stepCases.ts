import type { TraceEntry } from 'vision-camera-phone/protocol';
import {
  checkOutcome,
  getStartPermissions,
  runActions,
  type StepDriver,
  type Step,
} from 'vision-camera-phone/steps';
import { runCase } from './runCase';
import type { CaseContext } from './CaseContext';
import { isDisabled, type SampleStage } from './SampleStage';

/** Does what the phone suggests to readers, and compares the trace with what the step says. */
export async function runSteps(context: CaseContext): Promise<void> {
  const { steps, mistakes } = context.sample;
  for (const step of steps) await runStep(context, step);
  for (const { change, step, code } of mistakes) {
    const createStage = () => context.createStage(context.devices, code);
    // A broken sample always has faults, so only check what its step expects.
    const problems = await runStep({ ...context, createStage, report: () => undefined }, step);
    context.report(`the mistake "${change}"`, problems);
  }
}

/** Runs a step, and returns how the trace differs from what it expects. */
function runStep(context: CaseContext, step: Step): Promise<string[]> {
  const trace: TraceEntry[] = [];
  const prepare = ({ phone }: SampleStage) => {
    for (const situation of ['ask-permission', ...step.situations] as const) phone.prepare(situation);
    for (const permission of getStartPermissions(step)) phone.restorePermission(permission);
    phone.listDevices(phone.devices);
    phone.startScanning();
    phone.onTrace = (entry) => trace.push(entry);
  };
  const play = async (stage: SampleStage) => {
    await stage.layOut();
    // Keep faults from before the step: a frame processor can already have crashed the app.
    trace.splice(0, trace.length, ...trace.filter(({ kind }) => kind === 'fault'));
    const problems = await runActions(step.actions, stage.phone, trace, createDriver(stage)).then(
      () => checkOutcome(trace, step[stage.phone.platform]),
      (error: Error) => [error.message],
    );
    stage.faults.push(...problems);
    await stage.run(() => stage.phone.comeBack());
    await stage.wait();
    return [...stage.thrown, ...problems];
  };
  // A step that has to ask for the camera starts with the app, others when the camera runs.
  const isEarly = step.permissions.camera === 'ask';
  return runCase(context, `the step "${step.text}"`, play, { prepare, isEarly });
}

/** Presses the buttons that the test renderer shows. */
export function createDriver(stage: SampleStage): StepDriver {
  return {
    wait: (milliseconds) => stage.wait(milliseconds),
    run: (task) => stage.run(task),
    async press(label, milliseconds) {
      const buttons = stage.findButtons(label);
      const button = buttons.find((candidate) => !isDisabled(candidate));
      if (button == null) return buttons.length > 0 ? 'disabled' : 'missing';
      await stage.press(button, milliseconds);
      return 'pressed';
    },
  };
}
