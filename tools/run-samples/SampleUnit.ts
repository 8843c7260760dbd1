import type { TypeDescription } from './describeType';

/** A parameter of a sample's function. */
export interface Parameter {
  name: string;
  isOptional: boolean;
  type: TypeDescription;
}

/** A top-level name of a sample that the runner can call. */
export interface SampleMember {
  name: string;
  kind: 'component' | 'hook' | 'function' | 'values';
  parameters: Parameter[];
}

/** A sample, compiled to a CommonJS module that the runner loads. */
export interface SampleUnit {
  /** Position in the list of units; imports name others by it. */
  id: number;
  /** Path of the page from the root of the repository. */
  file: string;
  /** One-based line of the first line of code, in the page. */
  line: number;
  /** Text of the heading above the sample. */
  heading: string;
  title?: string;
  language: string;
  /** The text between the heading and the next one, without code blocks. */
  text: string;
  source: string;
  /** Compiled code with an inline source map. */
  code: string;
  /** Line of the page for each line of the compiled module's source, or null for lines of another sample. */
  lines: (number | null)[];
  /** Id of the unit that each relative import means. */
  imports: Record<string, number>;
  members: SampleMember[];
  /** Text behind `// Wrong:` at the start of a sample that is wrong on purpose. */
  wrong?: string;
  /** Whether the compiler is expected to refuse a line. */
  hasExpectedError: boolean;
  /** Lines of the page with a function that a frame processor calls and that is no worklet. */
  missingDirectives: number[];
  /** Why the runner does not run the sample. */
  notRun?: string;
  /** Whether the sample belongs to the pages that were asked for, not to those that they import. */
  isAsked: boolean;
}
