import type { CameraDeviceFormat } from 'react-native-vision-camera';

/** All formats with the same number of video pixels and the same highest frame rate: one circle of the chart. */
export interface FormatGroup {
  /** Video pixels, in millions. */
  megapixels: number;
  maxFps: number;
  count: number;
  hasVideoHdr: boolean;
  /** Whether one of the formats has a stabilization mode other than `off`. */
  hasStabilization: boolean;
  /** The widest field of view, in degrees; 0 where a pasted device does not tell it. */
  fieldOfView: number;
  isPicked: boolean;
}

/** Returns the circles of the chart, the largest first, so that small ones stay visible on top, and the picked one last. */
export function groupFormats(formats: readonly CameraDeviceFormat[], pick: number): FormatGroup[] {
  const groups = new Map<string, FormatGroup>();
  formats.forEach((format, index) => {
    const megapixels = (format.videoWidth * format.videoHeight) / 1_000_000;
    const key = `${megapixels}@${format.maxFps}`;
    const group = groups.get(key) ?? {
      megapixels,
      maxFps: format.maxFps,
      count: 0,
      hasVideoHdr: false,
      hasStabilization: false,
      fieldOfView: 0,
      isPicked: false,
    };
    groups.set(key, {
      ...group,
      count: group.count + 1,
      hasVideoHdr: group.hasVideoHdr || format.supportsVideoHdr,
      hasStabilization:
        group.hasStabilization || format.videoStabilizationModes.some((mode) => mode !== 'off'),
      fieldOfView: Math.max(group.fieldOfView, format.fieldOfView || 0),
      isPicked: group.isPicked || index === pick,
    });
  });
  return [...groups.values()].sort(
    (a, b) => Number(a.isPicked) - Number(b.isPicked) || b.fieldOfView - a.fieldOfView,
  );
}
