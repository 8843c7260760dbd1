import { holdMouse } from './holdMouse';

/**
 * Lets a keyboard press and hold. react-native-web ignores keys for long presses, so while Enter or the space bar is down
 * on one of its buttons, the mouse is. A button that is disabled for a moment loses the focus in browsers, so the next key
 * gives it back.
 */
export function emulateHold(): void {
  let release: (() => void) | undefined;
  let lastButton: HTMLElement | undefined;
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, repeat } = event;
      if (document.activeElement === document.body) lastButton?.focus({ preventScroll: true });
      if (key !== 'Enter' && key !== ' ') return;
      const button = document.activeElement?.closest<HTMLElement>('[role=button]');
      if (button == null) return;
      lastButton = button;
      event.preventDefault();
      event.stopPropagation();
      if (repeat || release != null) return;
      const releaseMouse = holdMouse(button);
      release = () => {
        release = undefined;
        releaseMouse();
      };
    },
    { capture: true },
  );
  window.addEventListener(
    'keyup',
    (event) => {
      if (release == null || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      release();
    },
    { capture: true },
  );
  window.addEventListener('blur', () => release?.());
}
