/**
 * Hides the end of a press that react-native-web hasn't seen start, because it ignores other buttons than the first and
 * presses with Alt or Ctrl. It would log a warning into the console of the app.
 */
export function skipModifiedClicks(): void {
  let isSkipped = false;
  window.addEventListener(
    'mousedown',
    ({ button, altKey, ctrlKey }) => {
      isSkipped = button !== 0 || altKey || ctrlKey;
    },
    { capture: true },
  );
  window.addEventListener('mouseup', (event) => isSkipped && event.stopPropagation(), { capture: true });
}
