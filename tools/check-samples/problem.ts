/** One thing that is wrong in a guide or post, at a line that its author can open. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  /** One-based line in that file. */
  line: number;
  /** What is wrong and, where it is known, how to fix it. */
  message: string;
}

/** Writes a problem the way editors and terminals link it: `file:line message`. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line} ${message}`;
}
