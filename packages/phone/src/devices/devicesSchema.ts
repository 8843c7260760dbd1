import * as v from 'valibot';

const LENSES = ['ultra-wide-angle-camera', 'wide-angle-camera', 'telephoto-camera'] as const;

/** The fields of a `CameraDevice` that most cameras of a platform share, with the library's units. */
const sharedFields = {
  physicalDevices: v.array(v.picklist(LENSES)),
  hasFlash: v.boolean(),
  hasTorch: v.boolean(),
  isMultiCam: v.boolean(),
  minZoom: v.number(),
  maxZoom: v.number(),
  neutralZoom: v.number(),
  minExposure: v.number(),
  maxExposure: v.number(),
  /** In centimeters. 0 is unknown or fixed. */
  minFocusDistance: v.number(),
  supportsLowLightBoost: v.boolean(),
  supportsRawCapture: v.boolean(),
  supportsFocus: v.boolean(),
  hardwareLevel: v.picklist(['legacy', 'limited', 'full']),
  sensorOrientation: v.picklist(['portrait', 'portrait-upside-down', 'landscape-left', 'landscape-right']),
};

const camera = v.strictObject({
  /** Unique and permanent, because it's part of links. */
  key: v.string(),
  label: v.string(),
  /** The library issue with the device's own fields. Without one, they're assumed. */
  reportedInIssue: v.optional(v.number()),
  /** Other assumptions. */
  note: v.optional(v.string()),
  formats: v.strictObject({
    /** `iphone-13-mini` was computed from the system's list of formats. The others are typical values without a source. */
    list: v.picklist(['iphone-13-mini', 'typical-iphone', 'typical-android']),
    /** Degrees of the widest format. The rows of `iphone-13-mini` have their own. */
    fieldOfView: v.optional(v.number()),
    /** Android repeats its list for each dynamic range. */
    dynamicRanges: v.optional(v.number()),
  }),
  /** What the device has besides the defaults of its platform. */
  device: v.strictObject({
    id: v.string(),
    name: v.string(),
    position: v.picklist(['back', 'front', 'external']),
    ...v.partial(v.object(sharedFields)).entries,
  }),
});

const formatList = v.strictObject({
  minISO: v.number(),
  /**
   * Video size, photo size, maximum frame rate, maximum ISO, field of view in degrees (in `typical-iphone` compared with
   * the camera's), video HDR.
   */
  rows: v.array(
    v.strictTuple([
      v.number(),
      v.number(),
      v.number(),
      v.number(),
      v.number(),
      v.number(),
      v.number(),
      v.boolean(),
    ]),
  ),
});

/** The fields of `devices.json`. */
export const devicesSchema = v.strictObject({
  phones: v.array(
    v.strictObject({
      key: v.string(),
      label: v.string(),
      platform: v.picklist(['android', 'ios']),
      /** The cameras in the library's order. */
      cameras: v.array(camera),
    }),
  ),
  defaults: v.strictObject({ ios: v.strictObject(sharedFields), android: v.strictObject(sharedFields) }),
  iosFormats: v.strictObject({ 'iphone-13-mini': formatList, 'typical-iphone': formatList }),
  /** The sizes that the library combines on Android: width, height, and for videos the maximum frame rate. */
  androidSizes: v.strictObject({
    video: v.array(v.strictTuple([v.number(), v.number(), v.number()])),
    photo: v.array(v.strictTuple([v.number(), v.number()])),
  }),
});

/** The content of `devices.json`. */
export type Devices = v.InferOutput<typeof devicesSchema>;
