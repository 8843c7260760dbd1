import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { BLANK_PAGE, type Point, type Session } from './Session';

/** MiniBrowser's window can't be narrower than this. */
const NARROWEST_WINDOW = 450;

const KEYS: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** Starts a display, because MiniBrowser has no headless mode. Returns its name and a function that ends it. */
async function startDisplay(executable: string) {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'];
  const child = spawn(executable, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => child.kill());
  const [line] = await Promise.race([
    once(createInterface(child.stdio[3] as NodeJS.ReadableStream), 'line'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb ended while it started.');
    }),
  ]);
  return { name: `:${line}`, close: () => child.kill() };
}

/** Starts WebKitGTK with Selenium. Shows pages narrower than 450 pixels in a frame. */
export async function startWebKit(executables: { driver: string; display: string }): Promise<Session> {
  const display = await startDisplay(executables.display);
  const service = new DriverService.Builder(executables.driver)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: display.name, GDK_BACKEND: 'x11' })
    .build();
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    // Tests wait for what they need, so a page that never finishes loading doesn't stop them.
    .withCapabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'eager' })
    .build();
  let frame: { width: number; height: number } | undefined;

  const move = ({ x, y }: Point, duration = 0) => ({
    x: Math.round(x),
    y: Math.round(y),
    duration,
    origin: Origin.VIEWPORT,
  });
  const click = (x: number, y: number) => driver.actions().move(move({ x, y })).click().perform();

  return {
    async load(url) {
      await driver.switchTo().defaultContent();
      if (frame == null) return driver.get(url);
      await driver.get(new URL(BLANK_PAGE, url).href);
      await driver.executeScript(
        `const frame = Object.assign(document.createElement('iframe'), arguments[1], { src: arguments[0] });
        frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0';
        document.body.replaceChildren(frame);`,
        url,
        frame,
      );
      return driver.switchTo().frame(0);
    },
    reload: () => driver.navigate().refresh(),
    run: (expression) => driver.executeScript<string>(`return ${expression}`),
    click,
    // This driver only has a mouse.
    tap: click,
    drag: (from, to) => driver.actions().move(move(from)).press().move(move(to, 100)).release().perform(),
    spread: () => Promise.reject(new Error('This driver has only a mouse.')),
    press(keys) {
      const actions = driver.actions();
      const codes = keys.map((key) => KEYS[key] ?? key);
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.reverse()) actions.keyUp(code);
      return actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    async resize(width, height) {
      frame = width < NARROWEST_WINDOW ? { width, height } : undefined;
      if (frame == null) await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    async close() {
      await driver.quit();
      await service.kill();
      display.close();
    },
  };
}
