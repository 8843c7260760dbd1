const SECOND_FINGER = 1001;

/** Returns true while Alt or Shift turns a drag into a pinch. Many Linux desktops move windows with Alt. */
export const isPinchKeyDown = ({ altKey, shiftKey }: PointerEvent): boolean => altKey || shiftKey;

/**
 * Lets a mouse pinch: while Alt or Shift is held, a second finger mirrors the first at the center of the phone. Also stops
 * two fingers from scrolling the page.
 */
export function emulatePinch(): void {
  const { setPointerCapture } = Element.prototype;
  // Browsers don't capture pointers without a device.
  Element.prototype.setPointerCapture = function (id) {
    if (id !== SECOND_FINGER) setPointerCapture.call(this, id);
  };
  let target: EventTarget | null = null;
  const mirror = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    if (event.type === 'pointerdown' && isPinchKeyDown(event)) target = event.target;
    target?.dispatchEvent(
      new PointerEvent(event.type, {
        bubbles: true,
        cancelable: true,
        pointerId: SECOND_FINGER,
        pointerType: event.pointerType,
        button: event.button,
        buttons: event.buttons,
        clientX: window.innerWidth - event.clientX,
        clientY: window.innerHeight - event.clientY,
      }),
    );
    if (event.type === 'pointerup' || event.type === 'pointercancel') target = null;
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(type, mirror);
  document.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
}
