import { holdMouse } from './holdMouse';
import type { StepDriver } from '../steps/runStep';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Finds a button of the app that can be pressed now. */
function findButton(label: string): Element | undefined {
  return [...document.querySelectorAll('main.app:not([inert]) [role=button]')].find((button) => {
    const name = button.getAttribute('aria-label') ?? button.textContent.trim();
    return name === label && button.getAttribute('aria-disabled') !== 'true';
  });
}

/** Presses the buttons of the app on this page. */
export const pageDriver: StepDriver = {
  wait,
  run: async (task) => task(),
  async press(label, milliseconds) {
    const button = findButton(label);
    if (button == null) return false;
    const release = holdMouse(button);
    await wait(milliseconds);
    release();
    return true;
  },
};
