import type { Program } from 'vision-camera-phone/protocol';
import type { Step } from 'vision-camera-phone/steps';
import { loadSteps } from '../../steps';
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
  if (mistake == null) {
    const steps = await loadSteps(id);
    return { step: steps.find(({ text }) => text === step)! };
  }
  const [{ applyMistake, mistakes }, { compile }, { fetchFiles, fetchSamples }] = await Promise.all([
    import('../../steps/mistakes'),
    import('../../playground/compile'),
    import('../../playground/fetchSample'),
  ]);
  const found = mistakes[id]!.find(({ change }) => change === mistake)!;
  const sample = (await fetchSamples(withBaseUrl)).find((candidate) => candidate.id === id)!;
  const program = compile(applyMistake(await fetchFiles(sample, withBaseUrl), found));
  // A test compiles each mistake.
  return { step: found, program: program as Program };
}
