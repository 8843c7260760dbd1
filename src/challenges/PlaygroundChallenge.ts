/** A challenge, as the playground loads it. Runs in Node and in the browser. */
import type { SceneName } from 'vision-camera-phone/protocol';
import type { Scenario } from 'vision-camera-phone/steps';
import type { ChallengeKind } from '../page-source/mdx/challengeKinds';
import type { Files } from '../page-source/samples/Files';

/** What the cameras of a challenge see, unless a scenario has another scene. */
export const CHALLENGE_SCENE: SceneName = 'parcels';

/** A challenge of a chapter. Texts are HTML of this site. */
export interface PlaygroundChallenge {
  id: string;
  kind: ChallengeKind;
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
