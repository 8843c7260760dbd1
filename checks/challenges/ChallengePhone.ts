import type { FrameOptions } from 'vision-camera-phone';
import { PaintedPhone } from '../run-samples/SampleStage';

interface Button {
  text?: string;
  onPress?: () => void;
}

interface OpenAlert {
  title: string;
  message?: string;
  buttons: readonly Button[];
}

const DARK = [6, 6, 6] as const;

/** A phone without a screen whose dialogs wait for an answer, as those in the browser do. */
export class ChallengePhone extends PaintedPhone {
  /** The open alerts of the app, the latest last. */
  readonly alerts: OpenAlert[] = [];
  private resolveQuestion: ((answer: 'granted' | 'denied') => void) | undefined;

  protected override askUser(): Promise<'granted' | 'denied'> {
    return new Promise((resolve) => {
      this.resolveQuestion = resolve;
    });
  }

  override answer(answer: 'granted' | 'denied'): boolean {
    const resolve = this.resolveQuestion;
    this.resolveQuestion = undefined;
    resolve?.(answer);
    return resolve != null;
  }

  showAlert(title: string, message?: string, buttons: readonly Button[] = []): void {
    this.alerts.push({ title, message, buttons: buttons.length > 0 ? buttons : [{ text: 'OK' }] });
  }

  /** Presses a button of the latest alert, which closes it. Returns false if it has no such button. */
  pressInAlert(label: string): boolean {
    const button = this.alerts
      .at(-1)
      ?.buttons.find(({ text = 'OK' }) => text.toLowerCase() === label.toLowerCase());
    if (button == null) return false;
    this.alerts.pop();
    button.onPress?.();
    return true;
  }

  protected override describeFrame(tag: number, number: number): Partial<FrameOptions> {
    const isLit = this.views.get(tag)?.applied.torch === 'on';
    const isDark = this.world.isDark && !isLit;
    return { ...super.describeFrame(tag, number), ...(isDark && { getColor: () => DARK }) };
  }
}
