import { frameLayouts } from '../../facts/pixelFormats.ts';

/** Returns what the tool computes, for Markdown and search. */
export default function toMarkdown(): string {
  const layouts = frameLayouts.map(({ label, bytesPerPixel }) => `${bytesPerPixel} for ${label}`);
  return `The time per frame is 1000 ms divided by the frame rate. A frame takes width × height × bytes per pixel: ${layouts.join(', ')}. Multiply by the frame rate for the bytes per second.`;
}
