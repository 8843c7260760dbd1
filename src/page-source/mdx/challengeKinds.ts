/** The words that a `<Challenge>` begins with, by its `kind`. Runs in Node and in the browser. */
export const challengeKinds = { build: 'Build', find: 'Find the mistake', survive: 'Survive' };

/** What a challenge asks for. */
export type ChallengeKind = keyof typeof challengeKinds;
