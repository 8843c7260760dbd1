/** Returns a path or a hash that can be decoded: a `%` that's no part of an escape becomes `%25`. */
export function escapeMalformed(encoded: string): string {
  return encoded.replace(/(%[\da-f]{2})+|%/gi, (part) => {
    try {
      decodeURIComponent(part);
      return part;
    } catch {
      return part.replaceAll('%', '%25');
    }
  });
}
