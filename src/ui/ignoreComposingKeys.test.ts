// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import './ignoreComposingKeys';

const onKeyDown = vi.fn();
window.addEventListener('keydown', onKeyDown);

afterEach(() => onKeyDown.mockReset());

const press = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init }));

test.each([{ isComposing: true }, { keyCode: 229 }])('handlers never see a key with %o', (init) => {
  press(init);
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('handlers see all other keys', () => {
  press({ keyCode: 27 });
  expect(onKeyDown).toHaveBeenCalledOnce();
});
