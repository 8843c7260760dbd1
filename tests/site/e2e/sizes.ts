import type { ViewportSize } from '@playwright/test';

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** At 400 % zoom, 1280 pixels become 320. At 200 %, they become 640. */
export const SMALLEST = { width: 320, height: 640 };

export interface Variant {
  size: ViewportSize;
  theme: 'light' | 'dark';
}

export const ALL_VARIANTS: readonly Variant[] = [
  { size: PHONE, theme: 'light' },
  { size: DESKTOP, theme: 'dark' },
  { size: PHONE, theme: 'dark' },
  { size: DESKTOP, theme: 'light' },
];

/** Both sizes and both color modes, once each. In the nightly workflow, each size in each mode. */
export const VARIANTS = process.env.NIGHTLY ? ALL_VARIANTS : ALL_VARIANTS.slice(0, 2);
