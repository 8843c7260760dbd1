import type { CameraDevice, CameraPosition, DeviceFilter } from 'react-native-vision-camera';
import { getCameraDevice } from '../browser-runtime';

/** The points that a rule gives the two devices of a comparison. */
export interface RulePoints {
  rule: string;
  best: number;
  device: number;
}

/** A device compared with the best one so far. */
export interface DeviceComparison {
  device: CameraDevice;
  best: CameraDevice;
  rules: RulePoints[];
  bestTotal: number;
  deviceTotal: number;
  /** True if the device becomes the best one so far. */
  isReplacing: boolean;
}

/** The library's pick, and the comparisons behind it. */
export interface DeviceExplanation {
  pick: CameraDevice | undefined;
  /** One for each device at the position. The first device starts as the best. */
  comparisons: DeviceComparison[];
}

/**
 * Returns the device that `getCameraDevice` picks, and the points of each comparison. The library doesn't expose its
 * points, so the rules below repeat them. A test compares the result with `getCameraDevice`.
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
    { rule: 'requested lenses', best: count(best, true), device: count(device, true) },
    { rule: 'other lenses', best: 0 - count(best, false), device: 0 - count(device, false) },
  ];
}

function wideLens(best: CameraDevice, device: CameraDevice): RulePoints {
  const points = (candidate: CameraDevice) =>
    candidate.physicalDevices.includes('wide-angle-camera') ? 2 : 0;
  return { rule: 'wide-angle lens', best: points(best), device: points(device) };
}

function fewerLenses(best: CameraDevice, device: CameraDevice): RulePoints {
  const points = (candidate: CameraDevice, other: CameraDevice) =>
    candidate.physicalDevices.length > other.physicalDevices.length ? -1 : 0;
  return { rule: 'more lenses than the other', best: points(best, device), device: points(device, best) };
}
