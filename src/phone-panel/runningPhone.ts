let close: (() => void) | undefined;

/** Closes the phone that runs on this page. Only one does at a time. */
export function closeRunningPhone(): void {
  close?.();
  close = undefined;
}

/** Says how to close the phone that runs from now on. */
export function setRunningPhone(closePhone: () => void): void {
  close = closePhone;
}
