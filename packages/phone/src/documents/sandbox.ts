/**
 * The document at `/phone-sandbox`, which runs code that anybody may have written. Pages show it with
 * `sandbox="allow-scripts"`, so its origin is opaque: it can't read the site's storage, cookies or pages. Its policy has to
 * let nothing in or out except messages to the page.
 */
import type { ComponentType } from 'react';
import { postToPanel, type PanelMessage, type Program, type ProgramError } from '../protocol/messages';
import { reportFailure, startPhone } from '../screen/startApp';
import type { AppError } from '../protocol/Scenario';
import { createGuard, EndlessError } from './createGuard';
import { findPosition, loadPackages, runProgram } from './runProgram';

/** The latest program, and what stopped it. */
let latest: Program | undefined;
let latestStop: EndlessError | undefined;
/** Timers of a stopped program throw the same error again and again. */
let lastReported: unknown;

/** Returns whether code called itself until there was no memory for another call. */
function isEndlessRecursion(error: Error): boolean {
  return error.name === 'InternalError' || (error.name === 'RangeError' && /call stack/.test(error.message));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof EndlessError) return error.message;
  const text = `${error.name}: ${error.message}`;
  return isEndlessRecursion(error) ? `${text}. A function calls itself without an end.` : text;
}

function toProgramError(error: unknown): ProgramError {
  return { message: describe(error), ...findPosition(error) };
}

/** Returns whether an error comes from a stopped program that has been replaced, and whose timers still run. */
function isOutdated(error: unknown): boolean {
  return error instanceof EndlessError && error !== latestStop;
}

/** What the app didn't catch, for scenarios. */
const appErrors: AppError[] = [];

/** Returns the error as the scenarios of Jest have it: without the name of its class, but with the code. */
function toAppError(error: unknown, kind: AppError['kind']): AppError {
  const { message, file, line } = toProgramError(error);
  const code = (error as { code?: unknown } | null)?.code;
  return {
    kind,
    message: (typeof code === 'string' ? `[${code}] ` : '') + message.replace(/^\w*Error: /, ''),
    where: file == null ? undefined : `${file}, line ${line}`,
  };
}

function reportError(error: unknown, kind: AppError['kind'] = 'crash'): void {
  if (isOutdated(error) || (error instanceof EndlessError && error === lastReported)) return;
  lastReported = error;
  appErrors.push(toAppError(error, kind));
  postToPanel({ type: 'programError', program: latest?.id, error: toProgramError(error) });
}

/** Runs a program. If that fails, the result is a component that throws the error, so the phone shows it. */
async function runSafely(program: Program): Promise<ComponentType> {
  const guard = createGuard((error) => {
    if (program !== latest) return;
    latestStop = error;
    // The program can catch what it throws. `reportError` would hide this script's error from this page.
    setTimeout(() => window.dispatchEvent(new ErrorEvent('error', { error })));
  });
  try {
    return await runProgram(program, guard);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** No policy covers WebRTC, which could send data to other sites. Frames inside this one have another opaque origin. */
function removeWebRtc(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
    delete (window as unknown as Record<string, unknown>)[name];
}

/** Waits for the page's first program, then runs it and every one after it. */
async function run(): Promise<void> {
  let show: Awaited<ReturnType<typeof startPhone>> | undefined;

  async function update(program: Program): Promise<void> {
    const load = () => loadPackages(program);
    if (show == null)
      show = await startPhone(load, {
        onError: (error) => reportError(error),
        readErrors: () => appErrors,
        restart,
      });
    else await load();
    // Another one may arrive in the meantime.
    if (program !== latest) return;
    postToPanel({ type: 'running' });
    const App = await runSafely(program);
    if (program === latest) show(App);
  }

  /** Ends the app, does a task, and starts the app again. */
  async function restart(task: () => void): Promise<void> {
    show!(() => null);
    task();
    await update(latest!);
  }

  removeWebRtc();
  // Comes before the phone's listener.
  window.addEventListener('error', (event) => {
    if (isOutdated(event.error)) event.stopImmediatePropagation();
    // Browsers say with this that they report a size in the next frame. Nothing has failed.
    if (!event.message.startsWith('ResizeObserver loop')) reportError(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'rejection'));
  let queue = Promise.resolve();
  window.addEventListener('message', ({ data, source }: MessageEvent<PanelMessage>) => {
    if (source !== window.parent || !('program' in data)) return;
    latest = data.program;
    latestStop = undefined;
    queue = reportFailure(queue.then(() => update(data.program)));
  });
  postToPanel({ type: 'ready' });
}

// Without the sandbox, code from a link would run with this site's origin.
void reportFailure(
  window.origin === 'null' ? run() : Promise.reject(new Error('This document only runs in a sandbox.')),
);
