import { holdMouse } from './holdMouse';
import type { LivePhone } from './LivePhone';
import type { StepDriver } from '../steps/runStep';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const getName = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim();

const isDisabled = (button: Element) => button.getAttribute('aria-disabled') === 'true';

/** Whether an element of the app reacts to a press. React Native for Web shows it, and not every one has a role. */
function canPress(element: Element): boolean {
  return (
    element.matches('button, [role=button], [aria-disabled]') ||
    getComputedStyle(element).cursor === 'pointer'
  );
}

/** Lists the buttons with a label that nothing covers. */
function findButtons(label: string): Element[] {
  const elements = document.querySelectorAll('[role=alertdialog] button, main.app:not([inert]) *');
  return [...elements].filter(
    (element) => getName(element).toLowerCase() === label.toLowerCase() && canPress(element),
  );
}

/** Returns the texts and labels on the app's screen, and the texts of its alert. */
export function readScreen(phone: LivePhone): { texts: string[]; labels: string[] } {
  const { title, message } = phone.screen.dialogs.filter(({ kind }) => kind === 'alert').at(-1) ?? {};
  const app = document.querySelector<HTMLElement>('main.app')!;
  const labels = [...app.querySelectorAll('[aria-label]')].map(getName);
  return { texts: [title ?? '', message ?? '', ...app.innerText.split('\n')], labels };
}

/** Presses the buttons of the app on this page. */
export const pageDriver: StepDriver = {
  wait,
  run: async (task) => task(),
  async press(label, milliseconds) {
    const buttons = findButtons(label);
    const button = buttons.find((candidate) => !isDisabled(candidate));
    if (button == null) return buttons.length > 0 ? 'disabled' : 'missing';
    const release = holdMouse(button);
    await wait(milliseconds);
    release();
    return 'pressed';
  },
};
