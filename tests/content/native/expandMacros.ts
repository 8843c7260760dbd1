/** Blanks out the Objective-C macros that stand where the grammar expects no expression, and keeps every position. */
export function expandMacros(code: string): string {
  return code
    .replace(/\bVISION_EXPORT_(SWIFT_)?FRAME_PROCESSOR\([^)]*\)/g, blank)
    .replace(/\b__has_include\([^)\n]*\)/g, (text) => '1'.padEnd(text.length));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
