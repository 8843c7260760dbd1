/** What one scenario of one sample found. */
export interface ScenarioResult {
  unit: number;
  member: string;
  /** What happened to the sample, in words. */
  scenario: string;
  /** What went wrong; empty when the sample passed. */
  faults: string[];
}
