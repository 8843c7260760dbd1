import type { RefObject } from 'react';
import type { PanelMessage, Platform, SceneName, SituationName } from 'vision-camera-phone/protocol';

/** What a phone starts with. */
interface PhoneStart {
  /** Id of a printed sample. Without it, the phone waits in a sandbox for a program. */
  sample?: string;
  platform: Platform;
  model: string;
  scene: SceneName;
  situations: Iterable<SituationName>;
  /** The user's answers, as `PhoneState` has them. */
  permissions: readonly string[];
}

/** Returns the path and the hash of a phone's document, without the base path. */
export function createPhoneUrl({ sample, situations, permissions, ...start }: PhoneStart): string {
  const options = new URLSearchParams({ ...(sample != null && { sample }), ...start });
  for (const situation of situations) options.append('situation', situation);
  for (const permission of permissions) options.append('permission', permission);
  return `${sample == null ? '/phone-sandbox' : '/phone'}#${options}`;
}

/** Sends a message to the phone in a frame. */
export function sendToPhone(frame: RefObject<HTMLIFrameElement | null>, message: PanelMessage): void {
  // A sandboxed frame's origin is opaque, so it can't be the target.
  frame.current!.contentWindow!.postMessage(message, '*');
}
