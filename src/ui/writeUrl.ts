/** Milliseconds between two tries. */
const RETRY_MS = 1000;

/**
 * Changes the URL. Safari refuses more than 100 changes in ten seconds, or in 30 before version 17, so this tries until it
 * works. Returns a function that stops it.
 */
export function writeUrl(write: () => void): () => void {
  let timer: number | undefined;

  function attempt(): void {
    try {
      write();
    } catch (error) {
      if ((error as Error).name !== 'SecurityError') throw error;
      timer = window.setTimeout(attempt, RETRY_MS);
    }
  }

  attempt();
  return () => clearTimeout(timer);
}
