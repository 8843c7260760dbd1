import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode, RefObject } from 'react';
import { platformNames, type Platform } from 'vision-camera-phone/protocol';
import buttonStyles from '../ui/button.module.css';
import type { Phone } from './usePhone';
import coverStyles from './cover.module.css';
import styles from './styles.module.css';

interface PhoneScreenProps {
  phone: Phone;
  platform: Platform;
  /** File name of the sample. */
  title: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Whether the phone runs a reader's code. */
  isSandboxed?: boolean;
}

/** The running phone, covered while it starts or if it can't. */
export default function PhoneScreen({
  phone,
  platform,
  title,
  frame,
  isSandboxed = false,
}: PhoneScreenProps): ReactNode {
  return (
    <div className={styles.stage}>
      <div className={styles.device}>
        <iframe
          key={phone.run}
          ref={frame}
          className={styles.screen}
          title={`${platformNames[platform]} phone with ${title}`}
          src={useBaseUrl(phone.url)}
          sandbox={isSandboxed ? 'allow-scripts' : undefined}
          onLoad={isSandboxed ? undefined : phone.checkStart}
        />
        {phone.status !== 'running' && (
          <div className={coverStyles.cover}>
            {phone.status === 'starting' && <p className={coverStyles.spinner}>Starting…</p>}
            {phone.status === 'failed' && (
              <p role="alert">
                The phone didn’t start: {phone.failure}{' '}
                <button type="button" className={buttonStyles.button} onClick={phone.restart}>
                  Retry
                </button>
              </p>
            )}
            {phone.status === 'stuck' && (
              <p role="alert">The code never finishes. Change it, then reload the page. Your code is kept.</p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
