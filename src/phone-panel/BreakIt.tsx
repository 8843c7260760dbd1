import useBaseUrl from '@docusaurus/useBaseUrl';
import { useId, useState, type ReactNode } from 'react';
import buttonStyles from '../ui/button.module.css';
import type { PhoneProps } from './PhoneProps';
import styles from './styles.module.css';

/** A button that unfolds links to the playground, each with a mistake in the sample. */
export default function BreakIt({ id, mistakes }: Pick<PhoneProps, 'id' | 'mistakes'>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const url = useBaseUrl('/playground');
  if (!mistakes) return null;
  return (
    <>
      <button
        type="button"
        className={buttonStyles.button}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        Break it
      </button>
      <ul id={list} className={styles.mistakes} hidden={!isOpen}>
        {mistakes.split('\n').map((change, index) => (
          <li key={change}>
            <a href={`${url}#sample=${id}&mistake=${index}`}>{change}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
