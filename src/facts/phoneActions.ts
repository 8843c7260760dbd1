/** What challenges and steps have in common: the actions of a phone, and the trace that has to follow. */
import * as v from 'valibot';
import {
  isSituation,
  PERMISSIONS,
  situations,
  TRACE_KINDS,
  type JsonValue,
  type Permission,
  type SituationName,
  type StartPermission,
  type StartPermissions,
} from 'vision-camera-phone/protocol';
import type { ExpectedEntry } from 'vision-camera-phone/steps';
import { fields, text } from './schemas';

const situation = v.pipe(
  v.string(),
  v.check(isSituation, `has to be one of ${Object.keys(situations).join(', ')}.`),
  v.transform((name) => name as SituationName),
);

/** Situations that hold from the start. */
export const startSituations = v.optional(
  v.array(
    v.pipe(
      situation,
      v.check(
        (name) => situations[name].kind === 'start' && name !== 'ask-permission',
        'has to hold from the start. Trigger others in actions, and use permission instead of ask-permission.',
      ),
    ),
  ),
  [],
);

const entryFields = {
  kind: v.optional(v.picklist(TRACE_KINDS)),
  name: v.optional(text),
  code: v.optional(text),
  value: v.optional(v.any() as v.GenericSchema<JsonValue>),
  call: v.optional(v.number()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
};

const entry: v.GenericSchema<ExpectedEntry> = fields({
  ...entryFields,
  any: v.optional(v.array(v.lazy(() => entry))),
});

/** Entries that a trace has to contain, and those that it must not. */
export const traceFields = {
  trace: v.optional(v.array(entry)),
  never: v.optional(v.array(fields({ ...entryFields, times: v.optional(v.number()) }))),
};

/** The user's answer to a permission dialog. */
export const answer = v.picklist(['granted', 'denied']);

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** The fields of each action that steps and challenges have, by the field that names it. */
export const actionFields = {
  press: { press: text, milliseconds: v.optional(milliseconds) },
  situation: { situation },
  comeBack: { comeBack: v.literal(true) },
  answer: { answer },
  waitFor: { waitFor: entry },
  wait: { wait: milliseconds },
};

/** Returns the schema of an action. The field that names an action decides which others it has. */
export function createAction<Action>(actions: Record<string, v.ObjectEntries>): v.GenericSchema<Action> {
  return v.lazy((input): v.GenericSchema => {
    const name = Object.keys(actions).find(
      (key) => typeof input === 'object' && input != null && key in input,
    );
    return name == null
      ? v.never(`has an action that isn't one of ${Object.keys(actions).join(', ')}.`)
      : fields(actions[name]!);
  }) as v.GenericSchema<Action>;
}

const startPermission = v.picklist(['ask', 'granted', 'denied']);

/** One answer for all permissions that a phone starts with, or one for some of them. The others are granted. */
export const permission = v.optional(
  v.pipe(
    v.union([
      startPermission,
      v.partial(
        v.strictObject({ camera: startPermission, microphone: startPermission, location: startPermission }),
      ),
    ]),
    v.transform((given): StartPermissions => {
      const answers = PERMISSIONS.map((name) => [
        name,
        typeof given === 'string' ? given : (given[name] ?? 'granted'),
      ]);
      return Object.fromEntries(answers) as Record<Permission, StartPermission>;
    }),
  ),
  'granted',
);
