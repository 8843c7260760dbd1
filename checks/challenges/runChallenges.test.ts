import { describe, expect, test } from 'vitest';
import { readChallenges, type ChallengeSource } from '../../src/challenges/source/readChallenges';
import { readSite } from '../../src/page-source/readSite';
import type { Sentence } from 'vision-camera-phone/steps';
import { attempts as fixtureAttempts, fixture } from './fixture';
import { readAttempts, runChallenges, type ChallengeResult } from './runChallenges';

// Starting Jest and React Native takes as long as a dozen challenges, so all run at once. CHALLENGE="an-id" runs only one.
const { CHALLENGE } = process.env;
const site = readSite();
const challenges = readChallenges(site).filter(({ id }) => CHALLENGE == null || CHALLENGE === id);
if (challenges.length === 0)
  throw new Error(`CHALLENGE="${CHALLENGE}" isn't the id of a challenge in docs/learn/challenges.yml.`);
const attempts = challenges.flatMap((challenge) =>
  readAttempts(challenge).map((attempt) => ({ challenge, attempt })),
);
// The app at the end of the course doesn't lie either.
const tellTheTruth = challenges.find(({ id }) => id === 'tell-the-truth');
if (tellTheTruth) {
  const { app } = site.pages.find(({ file }) => file === 'docs/learn/before-you-ship.mdx')!;
  const files = Object.fromEntries(app);
  attempts.push({ challenge: tellTheTruth, attempt: { name: 'the finished app', files, isRight: true } });
}

const results = await runChallenges([
  ...attempts,
  ...fixtureAttempts.map(({ name, code }) => ({
    challenge: fixture,
    attempt: { name, files: { 'src/App.tsx': code }, isRight: false },
  })),
]);

const toList = (sentence: Sentence) => (typeof sentence === 'string' ? [sentence] : Object.values(sentence));

/** Returns the sentences that the checks of a challenge print. */
function listSentences({ scenarios }: ChallengeSource): string[] {
  return scenarios.flatMap(({ actions, expect: expectations }) => [
    ...actions.flatMap((action) => {
      const { otherwise } = 'expect' in action ? action.expect : action;
      return otherwise == null ? [] : toList(otherwise);
    }),
    ...expectations.flatMap(({ otherwise }) => toList(otherwise)),
  ]);
}

const format = ({ platform, says, problem }: ChallengeResult) =>
  `${platform}: ${says}: ${problem?.text} (${problem?.detail ?? 'no detail'})`;

describe.each(challenges)('$id', (challenge) => {
  const own = attempts.filter((candidate) => candidate.challenge === challenge);

  test('has a right and a wrong attempt beside its own two', () => {
    const names = own.map(({ attempt }) => attempt.name.split('-')[0]);
    expect(names).toEqual(expect.arrayContaining(['start', 'solution', 'right', 'wrong']));
  });

  test.each(own.map(({ attempt }) => attempt))('$name', ({ name, isRight, answers }) => {
    const failed = results.filter(
      ({ id, attempt, problem }) => id === challenge.id && attempt === name && problem != null,
    );
    if (isRight) return expect(failed.map(format)).toEqual([]);
    expect(failed, 'it passes, although it has to fail').not.toEqual([]);
    if (name === 'start') {
      // On each platform, it prints a sentence of the challenge, not one of the phone.
      const sentences = listSentences(challenge);
      const printed = failed.filter(({ problem }) => sentences.includes(problem!.text));
      const platforms = new Set(challenge.scenarios.flatMap((scenario) => scenario.platforms));
      return expect(new Set(printed.map(({ platform }) => platform)), failed.map(format).join('\n')).toEqual(
        platforms,
      );
    }
    if (answers == null) throw new Error(`The first line of ${name} has to be # answers: …`);
    expect(failed.map(({ problem }) => problem!.text).join('\n'), failed.map(format).join('\n')).toContain(
      answers,
    );
  });
});

describe('the check of a challenge', () => {
  test.each(fixtureAttempts)('answers to $name', ({ name, text, detail }) => {
    const found = results.filter(({ id, attempt }) => id === 'fixture' && attempt === name);
    expect(found.map(({ platform }) => platform).sort()).toEqual(['android', 'ios']);
    const android = found.find(({ platform }) => platform === 'android')!;
    if (text == null) return expect(found.map(({ problem }) => problem)).toEqual([undefined, undefined]);
    expect(android.problem).toMatchObject({ text: expect.stringContaining(text), ...(detail && { detail }) });
    expect(found.every(({ problem }) => problem != null)).toBe(true);
  });
});
