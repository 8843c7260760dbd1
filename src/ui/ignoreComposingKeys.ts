/**
 * Keeps the keys of an input method from every handler of the page. While a reader composes Japanese, Chinese or Korean
 * text, Enter, Escape and arrows belong to the input method. Safari sends the last key after the composition with
 * `keyCode` 229 instead of `isComposing`.
 */
if (typeof window !== 'undefined') {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopPropagation();
    },
    { capture: true },
  );
}
