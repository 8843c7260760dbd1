/** A progress bar with the elements and the calls of `nprogress` that the theme uses; CSS moves it. */
const SHOWN_AT_ONCE = 8;
const LONGEST_MS = 10_000;
const END_MS = 200;

let bar: HTMLElement | undefined;

function move(element: HTMLElement, percent: number, duration: number): void {
  element.style.transition = `transform ${duration}ms cubic-bezier(0, 0.6, 0.2, 1)`;
  element.style.transform = `translateX(${percent - 100}%)`;
}

function start(): void {
  if (bar) return;
  const root = document.createElement('div');
  root.id = 'nprogress';
  bar = document.createElement('div');
  bar.className = 'bar';
  root.append(bar);
  document.body.append(root);
  move(bar, SHOWN_AT_ONCE, 0);
  // Read once, so that the bar moves from here.
  bar.getBoundingClientRect();
  move(bar, 95, LONGEST_MS);
}

function done(): void {
  if (!bar) return;
  const root = bar.parentElement!;
  move(bar, 100, END_MS);
  bar = undefined;
  setTimeout(() => root.remove(), END_MS);
}

export default { configure: () => undefined, start, done };
