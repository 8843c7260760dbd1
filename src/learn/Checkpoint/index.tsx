import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useRunningPhone } from '../../phone-panel/useRunningPhone';
import { LoadFailure } from '../../ui/LoadFailure';
import { loadOnce } from '../../ui/LoadFailure/loadOnce';
import buttonStyles from '../../ui/button.module.css';
import styles from './styles.module.css';

const loadCode = loadOnce(async () => {
  const [{ default: Panel }, { loadProgram }] = await Promise.all([
    import('../../phone-panel/Panel'),
    import('../../programs/loadProgram'),
  ]);
  return { Panel, loadProgram };
});

/** Only the finished app has steps to try. */
const NO_STEPS: readonly [] = [];

/** Runs the course's app as it is at this place of a chapter, or opens it in the playground. */
export default function Checkpoint({ id }: { id: string }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const playground = useBaseUrl('/playground');
  const { platform, onPlatform, isLoading, loaded, hasFailed, runButton, run, close } = useRunningPhone(
    async () => {
      const { Panel, loadProgram } = await loadCode();
      return { Panel, ...(await loadProgram(id, withBaseUrl)) };
    },
  );

  return (
    <div id={id} className={styles.place} data-script="">
      {loaded ? (
        <loaded.Panel
          id={id}
          title="the app so far"
          situations={loaded.sample.situations}
          models={loaded.sample.models}
          scene={loaded.sample.scene}
          pinch={loaded.sample.pinch ? 'true' : undefined}
          edit="true"
          steps={NO_STEPS}
          program={loaded.program}
          platform={platform}
          onPlatform={onPlatform}
          onClose={close}
        />
      ) : (
        <p className={styles.row}>
          <button
            type="button"
            className={buttonStyles.button}
            ref={runButton}
            aria-disabled={isLoading}
            onClick={isLoading ? undefined : run}
          >
            Run it so far
          </button>
          <a href={`${playground}#sample=${id}&platform=${platform}`}>Open it in the playground</a>
          <span role="status">{isLoading && 'Loading…'}</span>
        </p>
      )}
      {hasFailed && <LoadFailure>The phone didn’t load.</LoadFailure>}
    </div>
  );
}
