import type { CameraDevice } from 'react-native-vision-camera';
import type { CompiledSample, SampleMember } from './collectSamples';
import type { SampleStage } from './SampleStage';

/** A component or hook of a sample, and how to put it on a phone. */
export interface CaseContext {
  sample: CompiledSample;
  member: SampleMember;
  devices: readonly CameraDevice[];
  /** Creates a stage. `code` maps ids of samples to the code that replaces theirs. */
  createStage(devices?: readonly CameraDevice[], code?: Record<number, string>): SampleStage;
  report(caseName: string, faults: string[]): void;
}
