import * as v from 'valibot';
import { findModelPlatform, PLATFORMS, sceneNames } from 'vision-camera-phone/protocol';
import type { Scenario, ScenarioAction } from 'vision-camera-phone/steps';
import {
  actionFields,
  answer,
  createAction,
  permission,
  startSituations,
  traceFields,
} from '../../facts/phoneActions';
import { readFacts } from '../../facts/readFacts';
import { fields, text } from '../../facts/schemas';
import { CHALLENGE_SCENE } from '../PlaygroundChallenge';

/** A sentence, or one for each platform. */
const sentence = v.union([text, fields({ android: text, ios: text })], 'has to be text, or android and ios.');

const expectation = v.pipe(
  fields({
    see: v.optional(text),
    unseen: v.optional(text),
    camera: v.optional(v.picklist(['on', 'off'])),
    ...traceFields,
    otherwise: sentence,
  }),
  v.check(
    ({ otherwise: _, ...rest }) => Object.keys(rest).length > 0,
    'expects nothing. Add see, unseen, camera, trace or never.',
  ),
);

const settings = v.partial(v.strictObject({ camera: answer, microphone: answer, location: answer }));

/** What to say if an action isn't possible. */
const otherwise = v.optional(sentence);

const action = createAction<ScenarioAction>({
  ...Object.fromEntries(
    Object.entries({ ...actionFields, settings: { settings } }).map(([name, entries]) => [
      name,
      { ...entries, otherwise },
    ]),
  ),
  expect: { expect: expectation },
});

const model = v.pipe(
  text,
  v.check(
    (key) => findModelPlatform(key) != null,
    'has to be a phone of packages/phone/src/protocol/models.ts.',
  ),
);

const scenario = v.pipe(
  fields({
    says: text,
    platforms: v.optional(v.array(v.picklist(PLATFORMS)), [...PLATFORMS]),
    permission,
    situations: startSituations,
    models: v.optional(v.array(model), []),
    scene: v.optional(v.picklist(sceneNames), CHALLENGE_SCENE),
    actions: v.array(action),
    expect: v.optional(v.array(expectation), []),
    works: sentence,
  }),
  v.transform(({ permission: permissions, ...rest }): Scenario => ({ ...rest, permissions })),
);

/** File with the checks of all challenges. */
export const CHALLENGES_FILE = 'docs/learn/challenges.yml';

/** Schema of the checks of all challenges, by id. */
export const challengesSchema = v.record(
  v.string(),
  v.pipe(v.array(scenario), v.minLength(1, 'has no scenario.')),
);

/** Returns the scenarios of each challenge of the course. */
export const readChecks = (): Record<string, Scenario[]> => readFacts(CHALLENGES_FILE, challengesSchema);
