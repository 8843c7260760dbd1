/** Replaces Skia for TypeDoc. The reference only names these types, and Skia's own take a second to read. */
export interface SkCanvas {}
export interface SkImage {}
export interface SkPaint {}
export interface SkSurface {}
