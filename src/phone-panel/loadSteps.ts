import { fetchText } from '../ui/CopyButton/fetchText';
import type { SampleSteps } from '../page-source/steps/SampleSteps';

/** Loads what readers can try with a sample, from the URL of its steps. */
export async function loadSteps(url: string): Promise<SampleSteps> {
  return JSON.parse(await fetchText(url)) as SampleSteps;
}
