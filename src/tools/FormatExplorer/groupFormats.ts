import type { CameraDeviceFormat } from 'react-native-vision-camera';

/** A circle of the chart: the formats with the same video pixel count and maximum frame rate. */
export interface FormatGroup {
  /** Video pixels, in millions. */
  megapixels: number;
  maxFps: number;
  count: number;
  hasVideoHdr: boolean;
  /** True if one of the formats has a stabilization mode other than `off`. */
  hasStabilization: boolean;
  /** The widest field of view in degrees. 0 if a pasted device doesn't have it. */
  fieldOfView: number;
  isPicked: boolean;
}

/** Returns the circles, largest first, so small ones are drawn on top. The picked one is last. */
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
