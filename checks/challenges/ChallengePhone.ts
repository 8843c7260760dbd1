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

/** Brown as a parcel, and what's left of it in the dark, as the scene in the browser has them. */
const PARCEL = [200, 160, 112] as const;
const DARK_PARCEL = [57, 45, 32] as const;
const SKY = [255, 255, 255] as const;

/** Large enough that a few pixels of each part are among every 16th. */
const FRAME = { width: 160, height: 96, padding: 16 };
/** Share of a frame that a bright window fills. The top of an upright image is the left of a frame. */
const WINDOW = 0.23;

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
    const { isDark, hasWindow } = this.world;
    const parcel = isDark && !isLit ? DARK_PARCEL : PARCEL;
    const getColor = (x: number) => (hasWindow && x < WINDOW * FRAME.width ? SKY : parcel);
    return { ...super.describeFrame(tag, number), ...FRAME, getColor };
  }
}
