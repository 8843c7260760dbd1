let observer: ResizeObserver | undefined;

function setFocusable(element: HTMLElement): void {
  const scrolls = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  if (scrolls) element.tabIndex = 0;
  else element.removeAttribute('tabindex');
}

/** Keeps code blocks and tables in the tab order only while there is something to scroll, as they change their size. */
export function watchScrollers(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) setFocusable(target as HTMLElement);
  });
  for (const element of document.querySelectorAll('[data-scroll], .table-region')) observer.observe(element);
}
