import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { startHost } from '../../../tools/startHost.mjs';
import { BLANK_PAGE, type Session } from './Session';

/** Sends console errors to the host, because WebKit's driver doesn't report them. */
const COLLECTOR = `{
  const send = (text) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/console', false);
    request.send(text);
  };
  const { error } = console;
  console.error = (...values) => {
    send(values.join(' '));
    error(...values);
  };
  addEventListener('error', ({ message }) => send(message));
  addEventListener('unhandledrejection', ({ reason }) => send(String(reason)));
}`;

/** If a navigation replaces the page while a function runs there, some drivers never answer. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Enough to reach every element of a page. */
const MAX_KEY_PRESSES = 80;

/** The built site in one browser. Each has its own host, so storage is empty. */
export class Site {
  /** Console errors so far. */
  readonly errors: string[] = [];
  /** URLs that the browser has asked the host for. */
  readonly requests: string[] = [];
  /** A script that runs before those of the page. */
  firstScript = '';
  private host!: Awaited<ReturnType<typeof startHost>>;

  private constructor(private readonly session: Session) {}

  /** Serves a folder to a browser until `close`. */
  static async start(folder: string, session: Session): Promise<Site> {
    const site = new Site(session);
    site.host = await startHost(folder, {
      answer: (request: IncomingMessage, response: ServerResponse) => site.answer(request, response),
      changeHtml: (html: string) =>
        html.replace('<head>', `<head><script>${COLLECTOR}</script><script>${site.firstScript}</script>`),
    });
    return site;
  }

  close(): Promise<unknown> {
    return this.host.close();
  }

  /** Opens a URL and waits for its HTML. */
  async load(url: string): Promise<void> {
    await this.session.load(this.host.origin + url);
    await this.until(
      `${url} is loaded`,
      (origin) => location.origin === origin && document.readyState !== 'loading',
      this.host.origin,
    );
  }

  /** Opens a URL and waits until React has hydrated the page. */
  async open(url: string): Promise<void> {
    await this.load(url);
    await this.until(`${url} is hydrated`, () => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** Reloads the page and waits until React has hydrated it. */
  async reload(): Promise<void> {
    await this.session.reload();
    await this.until('the page is reloaded', () => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation!.type === 'reload' && document.documentElement.dataset.hasHydrated === 'true';
    });
  }

  /** Returns the page's URL, focus and text, and the console errors. */
  async describe(): Promise<string> {
    const page = await this.evaluateQuickly(() =>
      [
        location.href,
        `Focus: ${document.activeElement?.outerHTML.slice(0, 300)}`,
        document.body.innerText.slice(0, 3000),
      ].join('\n'),
    ).catch(String);
    return [page, ...this.errors].join('\n');
  }

  /** Runs a function in the page and returns its result. */
  async evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const call = `(${run})(...${JSON.stringify(values)})`;
    return JSON.parse(await this.session.run(`(async () => JSON.stringify([await ${call}]))()`))[0];
  }

  /** Runs a function that answers quickly. Fails if the page doesn't answer. */
  private async evaluateQuickly<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const timeout = delay(ANSWER_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error("The page doesn't answer.");
    });
    return Promise.race([this.evaluate(run, ...values), timeout]);
  }

  /** Waits until a function returns something truthy in the page, and returns that. */
  async until<Result, Values extends unknown[]>(
    description: string,
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<NonNullable<Awaited<Result>>> {
    let result: Awaited<Result> | undefined;
    const find = async () => {
      // Fails while a navigation replaces the page.
      result = await this.evaluateQuickly(run, ...values).catch(() => undefined);
      return Boolean(result);
    };
    await expect.poll(find, { message: description, intervals: [20] }).toBe(true);
    return result as NonNullable<Awaited<Result>>;
  }

  /** Waits until a visible element contains `text`. */
  async waitForVisible(selector: string, text = ''): Promise<void> {
    await this.until(
      `"${selector}" is shown${text && ` with "${text}"`}`,
      (query, part) =>
        [...document.querySelectorAll<HTMLElement>(query)].some(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && element.innerText.includes(part),
        ),
      selector,
      text,
    );
  }

  /** Waits until no element of the selector is visible. */
  async waitForHidden(selector: string): Promise<void> {
    await this.until(
      `no "${selector}" is shown`,
      (query) =>
        ![...document.querySelectorAll(query)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      selector,
    );
  }

  /** Waits until the page of a URL is shown, with its title. */
  async waitForPage(url: string): Promise<void> {
    await this.until(
      `${url} is shown`,
      async (target) => {
        if (location.pathname + location.search + location.hash !== target) return false;
        const html = await (await fetch(target)).text();
        return document.title === new DOMParser().parseFromString(html, 'text/html').title;
      },
      url,
    );
  }

  /** Clicks the first visible element of a selector. */
  async click(selector: string): Promise<void> {
    const { x, y } = await this.locate(selector);
    await this.session.click(x, y);
  }

  /** Taps the first visible element of a selector. */
  async tap(selector: string): Promise<void> {
    const { x, y } = await this.locate(selector);
    await this.session.tap(x, y);
  }

  /** Drags from the center of an element by some pixels. */
  async drag(selector: string, right: number, down: number): Promise<void> {
    const { x, y } = await this.locate(selector);
    await this.session.drag({ x, y }, { x: x + right, y: y + down });
  }

  /** Spreads two fingers from the center of an element. Each moves by `distance` pixels. */
  async spread(selector: string, distance: number): Promise<void> {
    await this.session.spread(await this.locate(selector), distance);
  }

  /** Moves the focus with a key, such as Tab, until an element has it. */
  async focusWith(selector: string, ...keys: string[]): Promise<void> {
    const hasFocus = () =>
      this.evaluate((query) => document.activeElement?.matches(query) === true, selector);
    for (let count = 0; !(await hasFocus()); count++) {
      if (count === MAX_KEY_PRESSES)
        throw new Error(`"${selector}" can't be reached with ${keys.join(' and ')}.`);
      await this.press(...keys);
    }
  }

  /** Presses keys together, by their DOM names. */
  press(...keys: string[]): Promise<void> {
    return this.session.press(keys);
  }

  type(text: string): Promise<void> {
    return this.session.type(text);
  }

  resize(width: number, height: number): Promise<void> {
    return this.session.resize(width, height);
  }

  /** Returns the center of an element once it doesn't move and nothing covers it. */
  private locate(selector: string) {
    return this.until(
      `"${selector}" can be clicked`,
      async (query) => {
        const element = [...document.querySelectorAll(query)].find((candidate) =>
          candidate.checkVisibility({ visibilityProperty: true }),
        );
        if (element == null) return undefined;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const read = () => {
          const box = element.getBoundingClientRect();
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
        const before = read();
        await new Promise(requestAnimationFrame);
        const { x, y } = read();
        const top = document.elementFromPoint(x, y);
        const isStill = before.x === x && before.y === y;
        return isStill && top != null && element.contains(top) ? { x, y } : undefined;
      },
      selector,
    );
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    this.requests.push(request.url!);
    if (request.url === '/console') {
      let text = '';
      request.on('data', (part) => (text += part));
      request.on('end', () => {
        this.errors.push(text);
        response.end();
      });
      return true;
    }
    if (request.url === BLANK_PAGE) {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html>');
      return true;
    }
    return false;
  }
}
