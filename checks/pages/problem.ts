/** A problem in a guide or post, with its line. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  /** One-based line in that file. */
  line: number;
  /** What's wrong and, if known, how to fix it. */
  message: string;
}

/** Formats a problem so that editors and terminals link it: `file:line message`. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line} ${message}`;
}
