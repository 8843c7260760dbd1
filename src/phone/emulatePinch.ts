const SECOND_FINGER = 1001;

/** Lets a mouse pinch: while Alt is held, a second finger mirrors the first at the center of the phone. */
export function emulatePinch(): void {
  const { setPointerCapture } = Element.prototype;
  // Browsers don't capture pointers without a device.
  Element.prototype.setPointerCapture = function (id) {
    if (id !== SECOND_FINGER) setPointerCapture.call(this, id);
  };
  let target: EventTarget | null = null;
  const mirror = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    if (event.type === 'pointerdown' && event.altKey) target = event.target;
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
}
