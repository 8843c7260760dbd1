/** A position in CSS pixels of the viewport. */
export interface Point {
  x: number;
  y: number;
}

/** Controls one page in one browser. */
export interface Session {
  /** Starts loading a URL. */
  load(url: string): Promise<void>;
  /** Starts reloading the page. */
  reload(): Promise<void>;
  /** Evaluates a JavaScript expression, or its promise, that results in a string. */
  run(expression: string): Promise<string>;
  click(x: number, y: number): Promise<void>;
  /** Taps, or clicks if the driver can't touch. */
  tap(x: number, y: number): Promise<void>;
  /** Moves the mouse from one position to another while its button is down. */
  drag(from: Point, to: Point): Promise<void>;
  /** Spreads two fingers. One moves up and one down by `distance` pixels. Rejects if the driver doesn't support touch. */
  spread(center: Point, distance: number): Promise<void>;
  /** Presses keys together: DOM names such as "Enter", or characters. */
  press(keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** The URL of an empty page on every test host. */
export const BLANK_PAGE = '/blank';
