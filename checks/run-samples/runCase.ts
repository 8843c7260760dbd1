import type { CameraDevice } from 'react-native-vision-camera';
import { mountMember, type Navigation } from './mountMember';
import type { SampleStage } from './SampleStage';
import type { CaseContext } from './CaseContext';

interface CaseOptions {
  devices?: readonly CameraDevice[];
  /** Runs before the sample is mounted. */
  prepare?(stage: SampleStage): void;
  /** Whether the test case starts when the sample is mounted, before the camera is ready. */
  isEarly?: boolean;
}

/** Mounts a sample on a new phone, lets something happen to it, and reports its faults. */
export async function runCase<T>(
  context: CaseContext,
  name: string,
  play: (stage: SampleStage, navigation: Navigation) => Promise<T>,
  { devices, prepare, isEarly = false }: CaseOptions = {},
): Promise<T> {
  const stage = context.createStage(devices);
  prepare?.(stage);
  const navigation = await mountMember(context, stage);
  if (!isEarly) await stage.wait();
  const result = await play(stage, navigation);
  context.report(name, await stage.end());
  return result;
}
