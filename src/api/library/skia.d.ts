/** Stands for Skia while TypeDoc reads the library: the reference names these types and shows nothing of them; Skia's own take a second to read. */
export interface SkCanvas {}
export interface SkImage {}
export interface SkPaint {}
export interface SkSurface {}
