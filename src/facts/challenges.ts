import * as v from 'valibot';
import {
  findModelPlatform,
  isSituation,
  PERMISSIONS,
  sceneNames,
  situations,
  TRACE_KINDS,
  type JsonValue,
  type Permission,
  type SituationName,
} from 'vision-camera-phone/protocol';
import type { ExpectedEntry, Scenario, StartPermission } from 'vision-camera-phone/steps';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

const platform = v.picklist(['android', 'ios']);

/** A sentence, or one for each platform. */
const sentence = v.union([text, fields({ android: text, ios: text })], 'has to be text, or android and ios.');

const situation = v.pipe(
  v.string(),
  v.check(isSituation, `has to be one of ${Object.keys(situations).join(', ')}.`),
  v.transform((name) => name as SituationName),
);

const startSituation = v.pipe(
  situation,
  v.check(
    (name) => situations[name].kind === 'start' && name !== 'ask-permission',
    'has to hold from the start. Trigger others in actions, and use permission instead of ask-permission.',
  ),
);

const entryFields = {
  kind: v.optional(v.picklist(TRACE_KINDS)),
  name: v.optional(text),
  code: v.optional(text),
  value: v.optional(v.any() as v.GenericSchema<JsonValue>),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
};

const entry: v.GenericSchema<ExpectedEntry> = fields({
  ...entryFields,
  any: v.optional(v.array(v.lazy(() => entry))),
});

const expectation = v.pipe(
  fields({
    see: v.optional(text),
    unseen: v.optional(text),
    camera: v.optional(v.picklist(['on', 'off'])),
    trace: v.optional(v.array(entry)),
    never: v.optional(v.array(fields({ ...entryFields, times: v.optional(v.number()) }))),
    otherwise: sentence,
  }),
  v.check(
    ({ otherwise: _, ...rest }) => Object.keys(rest).length > 0,
    'expects nothing. Add see, unseen, camera, trace or never.',
  ),
);

const answer = v.picklist(['granted', 'denied']);
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

const actions = {
  press: fields({
    press: text,
    milliseconds: v.optional(milliseconds),
    otherwise: v.optional(sentence),
  }),
  situation: fields({ situation, otherwise: v.optional(sentence) }),
  comeBack: fields({ comeBack: v.literal(true), otherwise: v.optional(sentence) }),
  answer: fields({ answer, otherwise: v.optional(sentence) }),
  settings: fields({
    settings: v.partial(v.strictObject({ camera: answer, microphone: answer, location: answer })),
    otherwise: v.optional(sentence),
  }),
  waitFor: fields({ waitFor: entry, otherwise: v.optional(sentence) }),
  wait: fields({ wait: milliseconds, otherwise: v.optional(sentence) }),
  expect: fields({ expect: expectation }),
};

/** Chooses the schema by the field that names the action, so that a problem names its own field. */
const action = v.lazy((input) => {
  const name = Object.keys(actions).find((key) => typeof input === 'object' && input != null && key in input);
  return name == null
    ? v.never(`has an action that isn't one of ${Object.keys(actions).join(', ')}.`)
    : actions[name as keyof typeof actions];
}) as v.GenericSchema<Scenario['actions'][number]>;

const startPermission = v.picklist(['ask', 'granted', 'denied']);

const scenario = v.pipe(
  fields({
    says: text,
    platforms: v.optional(v.array(platform), ['android', 'ios']),
    permission: v.optional(
      v.union([
        startPermission,
        v.partial(
          v.strictObject({ camera: startPermission, microphone: startPermission, location: startPermission }),
        ),
      ]),
      'granted',
    ),
    situations: v.optional(v.array(startSituation), []),
    models: v.optional(
      v.array(
        v.pipe(
          text,
          v.check(
            (key) => findModelPlatform(key) != null,
            'has to be a phone of packages/phone/src/protocol/models.ts.',
          ),
        ),
      ),
      [],
    ),
    scene: v.optional(v.picklist(sceneNames), 'parcels'),
    actions: v.array(action),
    expect: v.optional(v.array(expectation), []),
    works: sentence,
  }),
  v.transform(({ permission, ...rest }): Scenario => {
    const permissions = Object.fromEntries(
      PERMISSIONS.map((name) => [
        name,
        typeof permission === 'string' ? permission : (permission[name] ?? 'granted'),
      ]),
    ) as Record<Permission, StartPermission>;
    return { ...rest, permissions };
  }),
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
