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
      const { x, y, width, height } = button.getBoundingClientRect();
      const send = (type: string, buttons: number) =>
        button.dispatchEvent(
          new MouseEvent(type, {
            bubbles: true,
            cancelable: true,
            buttons,
            clientX: x + width / 2,
            clientY: y + height / 2,
          }),
        );
      send('mousedown', 1);
      release = () => {
        release = undefined;
        send('mouseup', 0);
        send('click', 0);
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
