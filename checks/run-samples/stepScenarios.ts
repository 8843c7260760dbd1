import type { TraceEntry } from 'vision-camera-phone/protocol';
import {
  checkOutcome,
  getStartPermissions,
  runActions,
  type StepDriver,
  type Step,
} from 'vision-camera-phone/steps';
import { runScenario } from './runScenario';
import type { ScenarioContext } from './ScenarioContext';
import { isDisabled, type SampleStage } from './SampleStage';

/** Does what the phone suggests to readers, and compares the trace with what the step says. */
export async function runSteps(context: ScenarioContext): Promise<void> {
  for (const step of context.sample.steps) await runStep(context, step);
}

async function runStep(context: ScenarioContext, step: Step): Promise<void> {
  const trace: TraceEntry[] = [];
  const prepare = ({ phone }: SampleStage) => {
    phone.prepare('ask-permission');
    for (const permission of getStartPermissions(step)) phone.restorePermission(permission);
    phone.startScanning();
    phone.onTrace = (entry) => trace.push(entry);
  };
  const play = async (stage: SampleStage) => {
    await stage.layOut();
    trace.length = 0;
    await runActions(step.actions, stage.phone, trace, createDriver(stage)).then(
      () => stage.faults.push(...checkOutcome(trace, step[stage.phone.platform])),
      (error: Error) => stage.faults.push(error.message),
    );
    await stage.run(() => stage.phone.comeBack());
    await stage.wait();
  };
  await runScenario(context, `the step "${step.text}"`, play, { prepare });
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
