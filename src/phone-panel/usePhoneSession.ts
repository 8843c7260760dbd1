import { useEffect, useLayoutEffect, useReducer, useRef, type Dispatch, type RefObject } from 'react';
import type { PhoneMessage, PhoneState, Program } from 'vision-camera-phone/protocol';
import { createMessageReader } from 'vision-camera-phone/readMessage';
import { sendToPhone } from './phoneFrame';

/** How the start of a phone went. It's another object for each app that the phone starts. */
type Start = { status: 'starting' } | { status: 'running' } | { status: 'failed'; failure: string };

/** What the phone in a frame has said. */
interface PhoneSession {
  /** Identifies the phone. */
  run: string;
  start: Start;
  /** How often the phone's document has loaded and asked for a program. */
  requests: number;
  /** How often the code of a program has begun to run since an app last started. */
  pendingRuns: number;
  /** Missing between the start of a phone and its first state. */
  state?: PhoneState;
  degrees: number;
  /** Whether the phone sent so much that the page no longer listens to it. */
  isFlooded: boolean;
  /** Set while a program is stuck in a loop. A new phone would wait for it, too, because browsers share its process. */
  isStuck: boolean;
}

/** A message of the phone, or what the page finds out. */
type SessionEvent =
  PhoneMessage | { type: 'replaced'; run: string } | { type: 'flooded' } | { type: 'stuck' };

function createSession(run: string): PhoneSession {
  const start = { status: 'starting' } as const;
  return { run, start, requests: 0, pendingRuns: 0, degrees: 0, isFlooded: false, isStuck: false };
}

function updateSession(session: PhoneSession, event: SessionEvent): PhoneSession {
  switch (event.type) {
    case 'replaced': {
      // Its state and its rotation count until the next phone says that it starts.
      const { state, degrees, isStuck } = session;
      return { ...createSession(event.run), state, degrees, isStuck };
    }
    case 'ready':
      return { ...session, requests: session.requests + 1 };
    case 'starting':
      return { ...session, state: undefined, degrees: 0 };
    case 'running':
      return { ...session, pendingRuns: session.pendingRuns + 1 };
    case 'started':
      return { ...session, start: { status: 'running' }, pendingRuns: 0, isStuck: false };
    case 'failed': {
      const start = { status: 'failed', failure: event.message } as const;
      return { ...session, start, pendingRuns: 0, isStuck: false };
    }
    case 'flooded':
      // The app may have started or not. Show what it does from here on.
      return { ...session, start: { status: 'running' }, pendingRuns: 0, isFlooded: true };
    case 'stuck':
      return { ...session, isStuck: true };
    case 'state':
      return { ...session, state: event.state };
    case 'rotated':
      return { ...session, degrees: event.degrees };
    default:
      return session;
  }
}

/**
 * Sends the phone in a frame its program, and follows what the phone says, until it sends too much. Another `run` is
 * another phone.
 */
export function usePhoneSession(
  frame: RefObject<HTMLIFrameElement | null>,
  run: string,
  program: Program | undefined,
  onMessage: (message: PhoneMessage) => void,
): [PhoneSession, Dispatch<SessionEvent>] {
  const [session, dispatch] = useReducer(updateSession, run, createSession);
  if (session.run !== run) dispatch({ type: 'replaced', run });

  const { requests } = session;
  useEffect(() => {
    if (program && requests > 0) sendToPhone(frame, { program });
  }, [program, requests, frame]);

  const callback = useRef(onMessage);
  // Other effects can run after the frame has loaded from the cache and said that it started.
  useLayoutEffect(() => {
    callback.current = onMessage;
  }, [onMessage]);
  useLayoutEffect(() => {
    const read = createMessageReader(() => dispatch({ type: 'flooded' }));
    function receive(event: MessageEvent<unknown>): void {
      if (event.source !== frame.current?.contentWindow) return;
      const message = read(event);
      if (message == null) return;
      callback.current(message);
      dispatch(message);
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, run]);

  return [session, dispatch];
}
