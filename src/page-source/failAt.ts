/** Throws an error at a line of a page. `page` is its path from the root of the repository. */
export function failAt(page: string, line: number, message: string): never {
  throw new Error(`${page}:${line}: ${message}`);
}
