import type { ReactNode } from 'react';
import type { PhoneProps } from './PhoneProps';
import styles from './styles.module.css';

/** Explains what is real and what is simulated, and why some samples can't be edited. */
export default function PhoneNote({ readOnly }: Pick<PhoneProps, 'readOnly'>): ReactNode {
  return (
    <p className={styles.note}>
      The code runs here on a simulated phone, with the library’s own JavaScript. Timing and images differ
      from a real phone.
      {readOnly && ' You can’t edit this code here: Reanimated needs Babel.'}
    </p>
  );
}
