/** A size in pixels or points. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle in pixels or points, from its top left corner. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** What the conversion needs to know. */
export interface CodeView {
  platform: 'android' | 'ios';
  /** The second argument of `onCodeScanned`: the size of the scanned picture, in landscape. */
  frame: Size;
  /** The size of the Camera view in portrait, in points. */
  view: Size;
  resizeMode: 'cover' | 'contain';
  isFront: boolean;
}

/** A code on its way from the frame to the view. */
export interface Conversion {
  /** What the library reports, in pixels of the scanned picture. */
  reported: Box;
  /** Points of the view for one pixel of the picture. */
  scale: number;
  /** Where the left and top edge of the picture are in the view; negative where `cover` cuts. */
  offset: { x: number; y: number };
  /** The box of the code in the view, in points. */
  view: Box;
}

/**
 * Converts a box of the upright picture, which the reader moves, to what the library reports and to the view.
 * It is for a phone in portrait: Android has turned the box upright already, iOS reports it as the sensor sees it.
 */
export function toView(upright: Box, { platform, frame, view, resizeMode, isFront }: CodeView): Conversion {
  const picture = { width: frame.height, height: frame.width };
  const reported =
    platform === 'android'
      ? upright
      : {
          x: upright.y,
          y: picture.width - upright.x - upright.width,
          width: upright.height,
          height: upright.width,
        };
  const shown = isFront ? { ...upright, x: picture.width - upright.x - upright.width } : upright;
  const ratios = [view.width / picture.width, view.height / picture.height] as const;
  const scale = resizeMode === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  const offset = {
    x: (view.width - picture.width * scale) / 2,
    y: (view.height - picture.height * scale) / 2,
  };
  return {
    reported,
    scale,
    offset,
    view: {
      x: offset.x + shown.x * scale,
      y: offset.y + shown.y * scale,
      width: shown.width * scale,
      height: shown.height * scale,
    },
  };
}
