import type { Program } from 'vision-camera-phone/protocol';
import type { EditableSample } from '../page-source/samples/EditableSample';
import type { Files } from '../page-source/samples/Files';
import { compile } from './compile';
import { fetchFiles, fetchSamples } from './fetchSample';

/** Loads a sample and compiles it, with changed files instead of the printed ones. */
export async function loadProgram(
  id: string,
  withBaseUrl: (url: string) => string,
  changed: Files = {},
): Promise<{ sample: EditableSample; program: Program }> {
  const sample = (await fetchSamples(withBaseUrl)).find((candidate) => candidate.id === id)!;
  const program = compile({ ...(await fetchFiles(sample, withBaseUrl)), ...changed });
  // `compile.test.ts` checks that each sample and each mistake compiles.
  return { sample, program: program as Program };
}
