import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { Builder, Capabilities } from 'selenium-webdriver';
import { Origin } from 'selenium-webdriver/lib/input';
import { BLANK_PAGE, KEY_CODES, poll, startProcess } from './Session';
import type { Session } from './Session';

/** MiniBrowser's window does not become narrower. */
const NARROWEST_WINDOW = 450;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a display of its own, because MiniBrowser has no mode without one. */
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
      throw new Error('Xvfb ended at its start.');
    }),
  ]);
  return { child, display: `:${line}` };
}

/** Starts an unpatched WebKitGTK by its own WebDriver; below 450 pixels a page is shown inside a frame of that width. */
export async function startWebKit(executables: { driver: string; display: string }): Promise<Session> {
  const { child: screen, display } = await startDisplay(executables.display);
  const port = await findFreePort();
  const child = startProcess(executables.driver, [`--port=${port}`], {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
  });
  child.stderr!.resume();
  const server = `http://127.0.0.1:${port}`;
  await poll('WebKitWebDriver listens', () =>
    fetch(`${server}/status`).then(
      () => true,
      () => undefined,
    ),
  );
  const driver = await new Builder()
    .usingServer(server)
    .disableEnvironmentOverrides()
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await driver.manage().setTimeouts({ pageLoad: 60_000, script: 30_000 });
  let frame: { width: number; height: number } | undefined;
  const act = () => driver.actions({ async: true });
  const move = (x: number, y: number) =>
    act().move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT });
  const click = (x: number, y: number) => move(x, y).press().release().perform();

  return {
    async load(url) {
      await driver.switchTo().defaultContent();
      if (frame == null) return driver.get(url);
      await driver.get(new URL(BLANK_PAGE, url).href);
      await driver.executeScript(
        `const frame = document.createElement('iframe');
        frame.width = arguments[1];
        frame.height = arguments[2];
        frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0';
        frame.src = arguments[0];
        document.body.replaceChildren(frame);`,
        url,
        frame.width,
        frame.height,
      );
      await driver.switchTo().frame(0);
    },
    run: (expression) => driver.executeScript<string>(`return ${expression}`),
    click,
    // This driver has a mouse only.
    tap: click,
    async press(keys) {
      const codes = keys.map((key) => KEY_CODES[key] ?? key);
      const down = codes.reduce((actions, code) => actions.keyDown(code), act());
      await codes
        .reverse()
        .reduce((actions, code) => actions.keyUp(code), down)
        .perform();
    },
    type: (text) => act().sendKeys(text).perform(),
    async resize(width, height) {
      frame = width < NARROWEST_WINDOW ? { width, height } : undefined;
      if (frame == null) await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    async close() {
      await driver.quit();
      for (const process of [child, screen]) {
        process.kill();
        await once(process, 'exit');
      }
    },
  };
}
