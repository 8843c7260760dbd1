import type { CameraDevice, CameraPosition, DeviceFilter } from 'react-native-vision-camera';
import { getCameraDevice } from '../../browser-runtime';

/** What one rule of the library gave to the two devices of a comparison. */
export interface RulePoints {
  rule: string;
  best: number;
  device: number;
}

/** One comparison: a device against the best device so far. */
export interface DeviceComparison {
  device: CameraDevice;
  best: CameraDevice;
  rules: RulePoints[];
  bestTotal: number;
  deviceTotal: number;
  /** Whether the device replaced the best device so far. */
  isReplacing: boolean;
}

/** The library's pick and all comparisons that led to it. */
export interface DeviceExplanation {
  /** What `getCameraDevice` returns. */
  pick: CameraDevice | undefined;
  /** One comparison for each device at the position; the first device starts as the best. */
  comparisons: DeviceComparison[];
}

/**
 * Returns which device `getCameraDevice` picks, and the points by its rules.
 * The pick is the library's own. The points of the rules below are restated, because the library does not expose them;
 * a test compares where they lead with `getCameraDevice`, on the sample phones and on hundreds of generated ones.
 */
export function explainDevice(
  devices: readonly CameraDevice[],
  position: CameraPosition,
  filter: DeviceFilter,
): DeviceExplanation {
  const candidates = devices.filter((device) => device.position === position);
  const comparisons: DeviceComparison[] = [];
  let best = candidates[0];
  for (const device of candidates) {
    const rules = filter.physicalDevices
      ? [hardwareLevel(best!, device), ...wantedLenses(best!, device, filter.physicalDevices)]
      : [hardwareLevel(best!, device), wideLens(best!, device), fewerLenses(best!, device)];
    const bestTotal = rules.reduce((sum, rule) => sum + rule.best, 0);
    const deviceTotal = rules.reduce((sum, rule) => sum + rule.device, 0);
    const isReplacing = deviceTotal > bestTotal;
    comparisons.push({ device, best: best!, rules, bestTotal, deviceTotal, isReplacing });
    if (isReplacing) best = device;
  }
  return { pick: getCameraDevice([...devices], position, filter), comparisons };
}

function hardwareLevel(best: CameraDevice, device: CameraDevice): RulePoints {
  const points = (candidate: CameraDevice) => (candidate.hardwareLevel === 'full' ? 4 : 0);
  return { rule: 'hardwareLevel is full', best: points(best), device: points(device) };
}

function wantedLenses(best: CameraDevice, device: CameraDevice, wanted: readonly string[]): RulePoints[] {
  const count = (candidate: CameraDevice, isWanted: boolean) =>
    candidate.physicalDevices.filter((lens) => wanted.includes(lens) === isWanted).length;
  return [
    { rule: 'lenses that the filter names', best: count(best, true), device: count(device, true) },
    { rule: 'other lenses', best: 0 - count(best, false), device: 0 - count(device, false) },
  ];
}

function wideLens(best: CameraDevice, device: CameraDevice): RulePoints {
  const points = (candidate: CameraDevice) =>
    candidate.physicalDevices.includes('wide-angle-camera') ? 2 : 0;
  return { rule: 'has a wide-angle lens', best: points(best), device: points(device) };
}

function fewerLenses(best: CameraDevice, device: CameraDevice): RulePoints {
  const points = (candidate: CameraDevice, other: CameraDevice) =>
    candidate.physicalDevices.length > other.physicalDevices.length ? -1 : 0;
  return { rule: 'has more lenses than the other', best: points(best, device), device: points(device, best) };
}
