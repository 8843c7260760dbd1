import { useRef, useState, type ReactNode } from 'react';
import { copyText } from './copyText';

const MESSAGE_DURATION_MS = 2000;

/** Copies text when clicked. Says "Copied" for two seconds, or what went wrong until the button loses focus. */
export default function CopyButton({
  label,
  name,
  className,
  read,
  onError,
}: {
  label: string;
  /** What it copies, for screen readers. */
  name?: string;
  className?: string;
  read: () => string | Promise<string>;
  /** Handles a failed copy and returns what the button says. */
  onError?: (error: unknown) => string;
}): ReactNode {
  const [message, setMessage] = useState('');
  const timer = useRef(0);

  async function copy(): Promise<void> {
    clearTimeout(timer.current);
    try {
      const text = read();
      // Also waits for the text itself, because its error says more than the clipboard's.
      await Promise.all([text, copyText(text)]);
      setMessage('Copied');
      timer.current = window.setTimeout(() => setMessage(''), MESSAGE_DURATION_MS);
    } catch (error) {
      setMessage(onError?.(error) ?? 'Copy failed');
    }
  }

  return (
    <button
      type="button"
      className={className}
      data-script=""
      aria-live="polite"
      onClick={copy}
      onBlur={() => setMessage('')}
    >
      <span>{message || label}</span>
      {name && <span className="sr-only"> {name}</span>}
    </button>
  );
}
