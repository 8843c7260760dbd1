/**
 * The document at `/phone-sandbox`, which runs code that anybody may have written. Pages show it with
 * `sandbox="allow-scripts"`, so its origin is opaque: it can't read this site's storage, cookies or pages. Its policy
 * (`src/plugins/phone/buildPhone.ts`) lets nothing in or out except messages to the page.
 */
import type { ComponentType } from 'react';
import { postToPanel, type PanelMessage, type Program, type ProgramError } from '../phone/messages';
import { reportFailure, startPhone } from '../phone/startApp';
import { findPosition, loadPackages, runProgram } from './runProgram';

function toProgramError(error: unknown): ProgramError {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { message, ...findPosition(error) };
}

function reportError(error: unknown): void {
  postToPanel({ type: 'programError', error: toProgramError(error) });
}

/** Runs a program. If that fails, the result is a component that throws the error, so the phone shows it. */
async function runSafely(program: Program): Promise<ComponentType> {
  try {
    return await runProgram(program);
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
  let latest: Program | undefined;

  async function update(program: Program): Promise<void> {
    latest = program;
    const load = () => loadPackages(program);
    if (show == null) show = await startPhone(load, reportError);
    else await load();
    // Another one may have arrived in the meantime.
    if (program === latest) show(await runSafely(program));
  }

  removeWebRtc();
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  let queue = Promise.resolve();
  window.addEventListener('message', ({ data, source }: MessageEvent<PanelMessage>) => {
    if (source !== window.parent || !('program' in data)) return;
    queue = queue.then(() => update(data.program)).catch(reportError);
  });
  postToPanel({ type: 'ready' });
}

// Without the sandbox, code from a link would run with this site's origin.
reportFailure(
  window.origin === 'null' ? run() : Promise.reject(new Error('This document only runs in a sandbox.')),
);
