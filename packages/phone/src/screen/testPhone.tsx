import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { samplePhones } from '../devices/sampleDevices';
import { setPhone } from '../camera/currentPhone';
import type { NativeProps } from '../camera/types';
import type { Platform } from '../protocol/platform';
import { LivePhone } from './LivePhone';
import type { TraceEntry } from '../protocol/trace';
import { phoneModels } from '../protocol/models';
import { nativeModules } from './nativeModules';
import { System } from './System';

/** The tag of the native view that `startCamera` mounts. */
export const TAG = 11;

/** The library's native module. */
export const cameraModule = nativeModules.CameraView as Record<
  string,
  (...values: unknown[]) => Promise<unknown>
>;

/** Starts a phone without permissions, and shows an app on it. Needs fake timers. */
export function startTestPhone(platform: Platform, app?: ReactNode) {
  const phone = setPhone(new LivePhone(platform));
  const { cameras } = samplePhones.find(({ key }) => key === phoneModels[platform][0].key)!;
  phone.devices = cameras.map(({ device }) => device);
  phone.prepare('ask-permission');
  const trace: TraceEntry[] = [];
  phone.onTrace = (entry) => trace.push(entry);
  render(<System>{app}</System>);
  return { phone, trace };
}

/** Mounts a camera and waits until it runs. */
export async function startCamera(phone: LivePhone, props: Partial<NativeProps> = {}): Promise<void> {
  phone.setPermission('camera', { isGranted: true });
  phone.createView(TAG, () => undefined);
  phone.updateView(TAG, { cameraId: phone.devices[0]!.id, isActive: true, photo: true, ...props });
  await wait(1000);
}

/** Lets time pass on the phone. */
export const wait = (milliseconds = 100) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Presses a button that's on the screen, and waits for what it does. */
export async function press(name: string | RegExp): Promise<void> {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await wait();
}

/** Returns the title of the dialog on the screen. */
export const readDialog = () => screen.queryByRole('alertdialog')?.getAttribute('aria-label');
