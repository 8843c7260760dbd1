/** A challenge, as the playground loads it. Runs in Node and in the browser. */
import type { Scenario } from 'vision-camera-phone/steps';

/** Files of an app by their path, the one with the screen first. */
export type Files = Readonly<Record<string, string>>;

/** What a challenge asks for, with the words that its card begins with. */
export const challengeKinds = { build: 'Build', find: 'Find the mistake', survive: 'Survive' };

/** A challenge of a chapter. Texts are HTML of this site. */
export interface PlaygroundChallenge {
  id: string;
  kind: keyof typeof challengeKinds;
  title: string;
  /** URL without the base path. */
  url: string;
  /** Id of the chapter's app, which has a screenshot. */
  sample: string;
  goal: string;
  hints: readonly string[];
  /** What makes the solution right. */
  explanation: string;
  start: Files;
  /** Where the editor opens. */
  opens: { file: string; line?: number };
  solution: Files;
  scenarios: readonly Scenario[];
}

/** Returns the URL of a challenge's file without the base path. */
export const challengePath = (id: string): string => `challenges/${id}.json`;
