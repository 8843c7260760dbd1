import type { Page } from '@playwright/test';
import type { PanelMessage, SituationName } from 'vision-camera-phone/protocol';

/** What happens on a phone before its screenshot is taken, so that it shows the point of its guide. */
interface Moment {
  /** Parts of the hash that start the phone. */
  options?: string;
  act: (page: Page) => Promise<void>;
}

const LONG_MS = 1500;

/** Presses buttons by their labels. */
function press(...labels: readonly string[]): Moment['act'] {
  return async (page) => {
    for (const label of labels) await page.getByRole('button', { name: label, exact: true }).click();
  };
}

/** Pinches with two fingers that start and end this far from the middle. */
function pinch(from: number, to: number): Moment['act'] {
  return async (page) => {
    await page.keyboard.down('Alt');
    await drag([160, 320 - from], [160, 320 - to])(page);
    await page.keyboard.up('Alt');
  };
}

function drag(from: readonly [x: number, y: number], to: readonly [x: number, y: number]): Moment['act'] {
  return async (page) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 10 });
    await page.mouse.up();
  };
}

/** Sends the phone a situation, as the panel around it does. */
function trigger(situation: SituationName): Moment['act'] {
  return (page) => page.evaluate((message: PanelMessage) => window.postMessage(message, '*'), { situation });
}

const wait: Moment['act'] = (page) => page.waitForTimeout(LONG_MS);

const all =
  (...acts: readonly Moment['act'][]): Moment['act'] =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** The moments by sample id. Other phones are shown as they start. */
export const moments: Readonly<Record<string, Moment>> = {
  'barcode-box-barcode-screen': { act: trigger('code') },
  'before-you-ship-app': { act: all(press('Scan code', 'Use this code', 'Take photo', 'Keep'), wait) },
  'devices-flip-camera': { act: press('Flip') },
  'exposure-drag-exposure-screen': { act: drag([160, 420], [160, 240]) },
  'exposure-exposure-screen': { act: press('Brighter', 'Brighter', 'Brighter', 'Brighter') },
  'focusing-focus-screen': { act: (page) => page.mouse.click(225, 360) },
  'frames-app': { act: all(press('Handover'), wait, trigger('dark'), wait) },
  'camera-layout-camera-screen': { act: all(press('Take photo'), wait) },
  'handling-errors-recovering-camera': { act: trigger('session-error') },
  'lens-buttons-lens-buttons-screen': { act: press('0.6×') },
  'lifecycle-focused-camera': { act: trigger('home') },
  'permission-app': { act: trigger('session-error') },
  'permissions-permission-screen': { options: 'situation=ask-permission', act: press('Continue') },
  'photo-app': { act: all(press('Take photo'), wait) },
  'recording-videos-record-screen': { act: all(press('Record'), wait) },
  'scan-app': { act: all(press('Scan code'), wait) },
  'selfie-countdown-selfie-countdown-screen': { act: press('Selfie') },
  'taking-photos-photo-screen': { act: all(press('Take photo'), wait) },
  'timed-recorder-timed-recorder-screen': { act: all(press('Record'), wait, wait) },
  'video-app': { act: all(press('Handover', 'Record'), wait) },
  'zooming-pinch-camera': { act: pinch(60, 210) },
  'zoom-and-focus-app': { act: press('2×') },
  'zooming-zoom-buttons-screen': { act: press('2×') },
  'zooming-zoomable-screen': { act: pinch(210, 100) },
};
