import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { createKeyboard, startProcess } from './Session';
import type { Session } from './Session';

const PREFERENCES = {
  // Headless Firefox reports that no pointer can hover. 6 is a mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

interface Answer {
  id: number;
  error?: string;
  message?: string;
  result?: unknown;
}

/** Starts headless Firefox and connects over WebDriver BiDi, so it needs no separate driver. */
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
    child.on('exit', () => reject(new Error(`Firefox ended while it started: ${lines.join('\n')}`)));
    createInterface(child.stderr!).on('line', (line) => {
      lines.push(line);
      const url = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
      if (url != null) resolve(url);
    });
  });
  const socket = new WebSocket(`${origin}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  let count = 0;
  async function send<Result>(method: string, params: object): Promise<Result> {
    const id = (count += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    waiting.delete(id);
    if (error != null) throw new Error(`${method}: ${message}`);
    return result as Result;
  }
  await send('session.new', { capabilities: {} });
  // The first tab has its focus in the URL bar, so the page gets no focus events.
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
    ...createKeyboard(act),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async close() {
      const exited = once(child, 'exit');
      await send('browser.close', {});
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
