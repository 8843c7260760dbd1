/** Replaces Skia for TypeDoc. The reference only names these types, and loading the real ones takes a second. */
export interface SkCanvas {}
export interface SkImage {}
export interface SkPaint {}
export interface SkSurface {}
