import type { TypeDescription } from './describeType';
import type { WorkletFault } from './findWorkletFaults';

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
  /** Position in the list of units. Imports refer to it. */
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
  /** Id of the unit that each relative import refers to. */
  imports: Record<string, number>;
  members: SampleMember[];
  /** Text after `// Wrong:` at the start of a sample that's wrong on purpose. */
  wrong?: string;
  /** Whether the compiler is expected to reject a line. */
  hasExpectedError: boolean;
  /** Functions that have to be worklets but aren't, and syntax that worklets can't use, by line on the page. */
  workletFaults: WorkletFault[];
  /** Why the runner doesn't run the sample. */
  notRun?: string;
  /** Whether the sample is on a requested page, not on one that a requested page imports. */
  isAsked: boolean;
}
