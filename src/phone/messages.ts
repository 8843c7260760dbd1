import type { SituationName } from './situations';

/** What a running phone tells the panel around it. */
export type PhoneMessage =
  | { type: 'starting' }
  | { type: 'started' }
  | { type: 'failed'; message: string }
  | { type: 'log'; level: string; text: string }
  | { type: 'rotated'; degrees: number }
  | { type: 'escape' };

/** A message from the panel, to apply a situation. */
export interface PanelMessage {
  situation: SituationName;
}

/** Sends a message to the panel. Both documents have the same origin. */
export function postToPanel(message: PhoneMessage): void {
  window.parent.postMessage(message, window.location.origin);
}
