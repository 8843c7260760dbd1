import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { BLANK_PAGE, createKeyboard, startProcess, until } from './Session';
import type { Session } from './Session';

/** MiniBrowser's window can't be narrower than this. */
const NARROWEST_WINDOW = 450;

/** Starts a display, because MiniBrowser has no headless mode. */
async function startDisplay(executable: string) {
  const child = startProcess(executable, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1600x1300x24',
    '-nolisten',
    'tcp',
  ]);
  child.stderr!.resume();
  const output = createInterface(child.stdio[3] as NodeJS.ReadableStream);
  const [line] = await Promise.race([
    once(output, 'line'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb ended while it started.');
    }),
  ]);
  return { child, display: `:${line}` };
}

/** Starts WebKitGTK with its WebDriver. Shows pages narrower than 450 pixels in a frame. */
export async function startWebKit(executables: { driver: string; display: string }): Promise<Session> {
  const { child: screen, display } = await startDisplay(executables.display);
  // Each driver has its own display, so the display's number gives a free port.
  const port = 21_000 + Number(display.slice(1));
  const environment = { DISPLAY: display, GDK_BACKEND: 'x11' };
  const child = startProcess(executables.driver, [`--port=${port}`], environment);
  child.stderr!.resume();
  const server = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver listens', () =>
    fetch(`${server}/status`).then(
      () => true,
      () => undefined,
    ),
  );
  async function send<Value>(method: 'POST' | 'DELETE', command: string, body?: object): Promise<Value> {
    const response = await fetch(`${server}/session${command}`, { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  }
  const timeouts = { pageLoad: 60_000, script: 30_000 };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', timeouts } };
  const { sessionId } = await send<{ sessionId: string }>('POST', '', { capabilities });
  const post = <Value = void>(command: string, body: object = {}) =>
    send<Value>('POST', `/${sessionId}/${command}`, body);
  const execute = <Value>(script: string, ...args: unknown[]) =>
    post<Value>('execute/sync', { script, args });
  const act = (source: object) => post('actions', { actions: [source] });
  const click = (x: number, y: number) =>
    act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  let frame: { width: number; height: number } | undefined;

  return {
    async load(url) {
      await post('frame', { id: null });
      if (frame == null) return post('url', { url });
      await post('url', { url: new URL(BLANK_PAGE, url).href });
      await execute(
        `const frame = Object.assign(document.createElement('iframe'), arguments[1], { src: arguments[0] });
        frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0';
        document.body.replaceChildren(frame);`,
        url,
        frame,
      );
      await post('frame', { id: 0 });
    },
    run: (expression) => execute<string>(`return ${expression}`),
    click,
    // This driver only has a mouse.
    tap: click,
    ...createKeyboard(act),
    async resize(width, height) {
      frame = width < NARROWEST_WINDOW ? { width, height } : undefined;
      if (frame == null) await post('window/rect', { x: 0, y: 0, width, height });
    },
    async close() {
      await send('DELETE', `/${sessionId}`);
      for (const process of [child, screen]) {
        process.kill();
        await once(process, 'exit');
      }
    },
  };
}
