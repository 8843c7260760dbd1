import type { Orientation, OutputOrientation } from 'react-native-vision-camera';
import { RotationHelper } from '../../browser-runtime';

/** How the phone is held and set up. */
export interface PhoneState {
  /** Where the bottom edge of the phone is. */
  held: Orientation;
  /** Whether the screen keeps portrait. */
  isScreenLocked: boolean;
  outputOrientation: OutputOrientation;
}

/** What the library reports for a back camera, and what the file of a photo holds. */
export interface OrientationReport {
  previewOrientation: Orientation;
  outputOrientation: Orientation;
  /** What `onUIRotationChanged` gets, in degrees clockwise. */
  uiRotation: number;
  frameOrientation: Orientation;
  /** The EXIF orientation flag: 1, 3, 6 or 8. */
  exifFlag: number;
  /** How far a viewer that reads the flag turns the pixels, in degrees clockwise. */
  viewerTurn: number;
  /** How far the pixels had to be turned to be upright, in degrees clockwise. */
  uprightTurn: number;
  /** `PhotoFile.orientation`: Android reports the output orientation, iOS translates the flag. */
  photoOrientation: { android: Orientation; ios: Orientation };
}

/** Degrees by which the pixels of a back camera must turn clockwise, by the orientation that they are meant for. */
const turns: Record<Orientation, number> = {
  portrait: 90,
  'landscape-left': 180,
  'portrait-upside-down': 270,
  'landscape-right': 0,
};

const exifFlags: Record<number, number> = { 0: 1, 90: 6, 180: 3, 270: 8 };

const iosPhotoOrientations: Record<number, Orientation> = {
  1: 'portrait',
  3: 'portrait-upside-down',
  6: 'landscape-right',
  8: 'landscape-left',
};

/** Returns what the library reports for the back camera of a phone in this state. */
export function simulateOrientation({
  held,
  isScreenLocked,
  outputOrientation,
}: PhoneState): OrientationReport {
  // Phones do not turn their screen upside down.
  const preview = isScreenLocked || held === 'portrait-upside-down' ? 'portrait' : held;
  const output = outputOrientation === 'preview' ? preview : held;
  const helper = new RotationHelper();
  helper.previewOrientation = preview;
  helper.outputOrientation = output;
  const exifFlag = exifFlags[turns[output]]!;
  return {
    previewOrientation: preview,
    outputOrientation: output,
    uiRotation: helper.uiRotation,
    // Frames keep the direction of the sensor: neither platform turns this stream with the phone.
    frameOrientation: 'landscape-right',
    exifFlag,
    viewerTurn: turns[output],
    uprightTurn: turns[held],
    photoOrientation: { android: output, ios: iosPhotoOrientations[exifFlag]! },
  };
}
