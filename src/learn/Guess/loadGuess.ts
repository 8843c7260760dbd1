import type { Program } from 'vision-camera-phone/protocol';
import type { Step } from 'vision-camera-phone/steps';
import { stepsPath } from '../../page-source/steps/SampleSteps';
import { loadSteps } from '../../phone-panel/loadSteps';
import type { StepOfSample } from './StepOfSample';

/** What the phones of a guess do. */
export interface GuessRun {
  step: Step;
  /** The code with a mistake. Without it, the printed sample runs. */
  program?: Program;
}

/** Loads the step of a guess, and the code if it has a mistake. */
export async function loadGuess(
  { id, step, mistake }: StepOfSample,
  withBaseUrl: (url: string) => string,
): Promise<GuessRun> {
  const { steps, mistakes } = await loadSteps(withBaseUrl(stepsPath(id)));
  if (mistake == null) return { step: steps.find(({ text }) => text === step)! };
  const { loadProgram } = await import('../../programs/loadProgram');
  const found = mistakes.find(({ change }) => change === mistake)!;
  const { program } = await loadProgram(id, withBaseUrl, found.files);
  return { step: found.step, program };
}
