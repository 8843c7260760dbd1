import { SETTLED_MS, type SampleStage } from './SampleStage';
import type { CaseContext } from './CaseContext';

/** Sends the app to the background and reports what goes on there. */
export async function sendToBackground(stage: SampleStage, { sample, member }: CaseContext): Promise<void> {
  if (stage.phone.platform === 'ios') await stage.setAppState('inactive');
  await stage.setAppState('background');
  await stage.wait(SETTLED_MS);
  stage.check(
    !stage.isRecording,
    'The recording goes on in the background. Stop it when the app leaves the foreground, before isActive turns false.',
  );
  const asks = member.kind === 'component' && /useIsForeground|\bAppState\b/.test(sample.source);
  stage.check(
    !asks || !stage.phone.cameras.some(({ props }) => props.isActive),
    'isActive stays true in the background, even though the sample uses useIsForeground. Pass it to isActive.',
  );
}
