import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as bidi from 'selenium-webdriver/bidi';
import { KEY_CODES, startProcess } from './Session';
import type { Session } from './Session';

const PREFERENCES = {
  // Without a display Firefox reports no pointer that hovers; 6 is a mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

// The package exports the class itself, its types an object with the class.
const { default: BidiConnection } = bidi as unknown as { default: typeof bidi.Index };

/** Starts an unpatched Firefox without a display and connects to its own WebDriver BiDi; needs no other driver. */
export async function startFirefox(executable: string): Promise<Session> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const child = startProcess(executable, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
    'about:blank',
  ]);
  const origin = await new Promise<string>((resolve, reject) => {
    const lines: string[] = [];
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`Firefox ended at its start: ${lines.join('\n')}`)));
    createInterface(child.stderr!).on('line', (line) => {
      lines.push(line);
      const url = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
      if (url != null) resolve(url);
    });
  });
  const connection = new BidiConnection(`${origin}/session`);
  async function send<Result>(method: string, params: Record<string, unknown>): Promise<Result> {
    const answer = (await connection.send({ method, params })) as {
      type: string;
      message?: string;
      result: Result;
    };
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  }
  await send('session.new', { capabilities: {} });
  // In the first tab the URL bar has the focus, and the page gets no events of focus.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const act = (source: object) => send<void>('input.performActions', { context, actions: [source] });
  const point = (pointerType: 'mouse' | 'touch', x: number, y: number) =>
    act({
      type: 'pointer',
      id: pointerType,
      parameters: { pointerType },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  const strike = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions });

  return {
    load: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    async run(expression) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (result == null) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    click: (x, y) => point('mouse', x, y),
    tap: (x, y) => point('touch', x, y),
    press(keys) {
      const codes = keys.map((key) => KEY_CODES[key] ?? key);
      return strike([
        ...codes.map((value) => ({ type: 'keyDown', value })),
        ...codes.reverse().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    type: (text) =>
      strike(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async close() {
      const exited = once(child, 'exit');
      await send('browser.close', {});
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
