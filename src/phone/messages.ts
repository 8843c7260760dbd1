import type { SituationName } from './situations';

/** What a running phone tells the panel around it. */
export type PhoneMessage =
  | { type: 'starting' }
  | { type: 'started' }
  | { type: 'failed'; message: string }
  | { type: 'log'; level: string; text: string }
  | { type: 'rotated'; degrees: number }
  | { type: 'escape' };

/** What the panel asks of the phone: to let something happen. */
export interface PanelMessage {
  situation: SituationName;
}

/** Sends a message to the panel; both documents have the same origin. */
export function tellPanel(message: PhoneMessage): void {
  window.parent.postMessage(message, window.location.origin);
}
