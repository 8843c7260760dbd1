import * as v from 'valibot';
import type { Step, StepAction } from 'vision-camera-phone/steps';
import { actionFields, createAction, permission, startSituations, traceFields } from './phoneActions';
import { fields, text } from './schemas';

const outcome = v.pipe(
  fields({ text, ...traceFields }),
  v.check(({ trace, never }) => (trace ?? never) != null, 'expects nothing. Add trace or never.'),
);

const step = v.pipe(
  fields({
    text,
    permission,
    situations: startSituations,
    actions: v.array(createAction<StepAction>(actionFields)),
    both: v.optional(outcome),
    android: v.optional(outcome),
    ios: v.optional(outcome),
  }),
  v.check(({ both, android, ios }) => {
    const each = [android, ios].filter((item) => item != null);
    return each.length === (both == null ? 2 : 0);
  }, 'has a step that needs either both, or android and ios.'),
  v.transform(({ permission: permissions, both, android, ios, ...rest }): Step => ({
    ...rest,
    permissions,
    android: (android ?? both)!,
    ios: (ios ?? both)!,
  })),
);

const steps = v.pipe(
  v.array(step),
  v.check(
    (list) => new Set(list.map((item) => item.text)).size === list.length,
    'has two steps with the same text.',
  ),
);

const mistake = fields({
  /** What `diff` does to the code, in a few words. */
  change: text,
  /** Changes of the sample's files, by name. */
  diff: v.record(v.string(), text),
  /** Shows what goes wrong. */
  step,
});

const mistakes = v.pipe(
  v.array(mistake),
  // A guess names a mistake by its change.
  v.check(
    (list) => new Set(list.map(({ change }) => change)).size === list.length,
    'has two mistakes with the same change.',
  ),
);

/** Schema of what readers can try with the samples of a page, by the sample's id. */
export const stepsSchema = v.record(
  v.string(),
  fields({ steps: v.optional(steps, []), mistakes: v.optional(mistakes, []) }),
);
