import type { CodeView, Conversion } from './toView';

/** Returns the conversion of a code to the view as JavaScript with its numbers, for a phone in portrait. */
export function toCode(
  { platform, frame, view, resizeMode, isFront }: CodeView,
  { reported, scale, offset, view: box }: Conversion,
): string {
  const lines = [
    `const code = ${literal(reported)}; // pixels, as reported`,
    `const picture = { width: ${frame.height}, height: ${frame.width} }; // upright`,
    `const view = { width: ${view.width}, height: ${view.height} }; // points`,
    '',
    platform === 'android'
      ? 'const upright = code; // Android has turned it already'
      : 'const upright = { // a quarter turn clockwise\n  x: picture.width - code.y - code.height,\n  y: code.x,\n  width: code.height,\n  height: code.width,\n};',
    isFront
      ? 'const x = picture.width - upright.x - upright.width; // the preview is a mirror'
      : 'const x = upright.x; // no mirror',
    `const scale = Math.${resizeMode === 'cover' ? 'max' : 'min'}( // ${resizeMode}`,
    '  view.width / picture.width,',
    '  view.height / picture.height,',
    `); // ${round(scale)}`,
    'const box = {',
    `  x: (view.width - picture.width * scale) / 2 + x * scale, // ${round(offset.x)} + … = ${round(box.x)}`,
    `  y: (view.height - picture.height * scale) / 2 + upright.y * scale, // ${round(offset.y)} + … = ${round(box.y)}`,
    `  width: upright.width * scale, // ${round(box.width)}`,
    `  height: upright.height * scale, // ${round(box.height)}`,
    '};',
  ];
  return `${lines.join('\n')}\n`;
}

function literal({ x, y, width, height }: Conversion['reported']): string {
  return `{ x: ${x}, y: ${y}, width: ${width}, height: ${height} }`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
