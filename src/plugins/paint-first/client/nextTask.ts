/** Ends the task of the browser, so that a phone answers a touch; what awaits it goes on in the next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
