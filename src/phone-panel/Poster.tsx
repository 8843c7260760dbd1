import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import BreakIt from './BreakIt';
import EditLink from './EditLink';
import PhoneNote from './PhoneNote';
import type { PhoneProps } from './PhoneProps';
import StepTexts from './StepTexts';
import styles from './styles.module.css';
import Toolbar, { type ToolbarProps } from './Toolbar';

interface PosterProps
  extends
    Pick<PhoneProps, 'id' | 'title' | 'stepTexts' | 'mistakes' | 'edit' | 'eager' | 'readOnly' | 'whole'>,
    Pick<ToolbarProps, 'platform' | 'onPlatform' | 'onRun' | 'runButton' | 'isSecondary'> {
  code?: ReactNode;
  /** Shown below the toolbar. */
  children?: ReactNode;
}

/** A screenshot in the frame of a phone, and the toolbar that starts the phone. */
export default function Poster({
  id,
  title,
  stepTexts,
  mistakes,
  edit,
  eager,
  readOnly,
  whole,
  code,
  children,
  ...toolbar
}: PosterProps): ReactNode {
  return (
    <section className={styles.phone} aria-label={`Phone with ${title}`} data-phone="" data-whole={whole}>
      <div className={styles.layout}>
        {code && <div className={styles.code}>{code}</div>}
        <Toolbar {...toolbar} title={title}>
          {edit ? (
            <EditLink {...{ id, title, edit }} platform={toolbar.platform} />
          ) : (
            <BreakIt {...{ id, mistakes }} />
          )}
        </Toolbar>
        <div className={styles.stage}>
          <div className={styles.device}>
            <img
              className={styles.screen}
              src={useBaseUrl(`/img/phone/${id}.webp`)}
              alt={`${title} on a phone`}
              width="320"
              height="640"
              {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            />
            {/* Does the same as Run, so keyboards and screen readers don't need it. */}
            <button
              type="button"
              className={styles.play}
              tabIndex={-1}
              aria-hidden="true"
              data-script=""
              // Keeps the focus out of an element that screen readers can't see.
              onMouseDown={(event) => event.preventDefault()}
              onClick={toolbar.onRun}
            />
          </div>
        </div>
        <div className={styles.more} data-controls="">
          {/* With both in the toolbar, it would need a second row on phones, and the phone would move when it starts. */}
          {edit && (
            <div className={styles.buttons}>
              <BreakIt {...{ id, mistakes }} />
            </div>
          )}
          {children}
          <StepTexts stepTexts={stepTexts} />
          <PhoneNote readOnly={readOnly} />
        </div>
      </div>
    </section>
  );
}
