/** A surface of the scene: its brightness in stops above middle gray, and its color in linear light. */
interface Surface {
  stops: number;
  tint: readonly [red: number, green: number, blue: number];
}

const surfaces = {
  sky: { stops: 2, tint: [0.86, 0.98, 1.2] },
  sun: { stops: 2.4, tint: [1.2, 1.1, 0.7] },
  hills: { stops: 1.1, tint: [0.7, 1.15, 0.6] },
  trim: { stops: 1.5, tint: [1.05, 1, 0.95] },
  wall: { stops: 0.15, tint: [1.05, 1, 0.92] },
  books: { stops: -0.9, tint: [0.75, 0.95, 1.2] },
  table: { stops: -1.1, tint: [1.25, 0.95, 0.72] },
  cup: { stops: 1.3, tint: [1, 1, 0.98] },
  stick: { stops: -2, tint: [1, 1, 1] },
  pot: { stops: -1.2, tint: [1.6, 0.8, 0.55] },
  pinwheel: { stops: 0.1, tint: [1.9, 0.7, 0.35] },
  parcel: { stops: 0, tint: [1.3, 1, 0.65] },
  parcelSides: { stops: -0.8, tint: [1.3, 1, 0.65] },
  label: { stops: 1.6, tint: [1, 1, 1] },
  code: { stops: -4, tint: [1, 1, 1] },
} satisfies Record<string, Surface>;

/** The name of a surface. */
export type SurfaceName = keyof typeof surfaces;

/** How a camera exposes the scene. */
export interface Exposure {
  /** Brightens the image by this many stops. */
  ev?: number;
  /** Scales the range between bright and dark surfaces. Above 1, the image clips. */
  contrast?: number;
  /** Linear light below this is black. */
  black?: number;
}

const MIDDLE_GRAY = 0.18;

/** Returns the color of each surface as CSS custom properties. */
export function exposeScene({
  ev = 0,
  contrast = 1,
  black = 0,
}: Exposure): Record<`--${SurfaceName}`, string> {
  const colors = Object.entries(surfaces).map(([name, { stops, tint }]) => {
    const light = MIDDLE_GRAY * 2 ** (stops * contrast + ev);
    const channels = tint.map((part) => toHex((light * part - black) / (1 - black)));
    return [`--${name}`, `#${channels.join('')}`];
  });
  return Object.fromEntries(colors) as Record<`--${SurfaceName}`, string>;
}

/** Converts linear light from 0 to 1 to two hexadecimal digits of an sRGB channel. */
function toHex(light: number): string {
  const clipped = Math.min(Math.max(light, 0), 1);
  return Math.round(255 * clipped ** (1 / 2.2))
    .toString(16)
    .padStart(2, '0');
}
