/** Presses the mouse on a button and returns a function that releases it. */
export function holdMouse(button: Element): () => void {
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
  return () => {
    send('mouseup', 0);
    send('click', 0);
  };
}
