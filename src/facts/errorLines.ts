/** `/errors.json`: every error code as one line, and its schema. */
import * as v from 'valibot';
import { LIBRARY_VERSION } from '../config/libraryVersion';
import { getErrorAnchor, readErrorFacts, REMOUNTS, type ErrorAction, type ErrorArrival } from './errors';
import { text } from './schemas';

const platform = v.picklist(['Android', 'iOS']);

type Platform = v.InferOutput<typeof platform>;

const byPlatformSchema = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({ Android: v.optional(schema), iOS: v.optional(schema) });

function explainValues(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, words]) => `${name} (${words.replaceAll('`', '')})`)
    .join(', ');
}

/** Returns the schema of `/errors.json`. */
export function createErrorsSchema() {
  const { arrivals, actions } = readErrorFacts();
  const arrival = v.picklist(Object.keys(arrivals) as ErrorArrival[]);
  const line = v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[a-z-]+\/[a-z-]+$/)),
    raised: v.pipe(v.boolean(), v.description(`Whether an app can get this code from ${LIBRARY_VERSION}.`)),
    platforms: v.pipe(v.array(platform), v.description('Platforms on which an app can get it.')),
    arrives: v.pipe(
      byPlatformSchema(v.pipe(v.array(arrival), v.nonEmpty())),
      v.description(`Where it arrives: ${explainValues(arrivals)}.`),
    ),
    passes: v.pipe(
      v.picklist(['yes', 'sometimes', 'no']),
      v.description('Whether the problem can end by itself, without a change in the app.'),
    ),
    remount: v.pipe(
      byPlatformSchema(v.picklist(REMOUNTS)),
      v.description(
        'Platforms on which the camera only works again after a remount with another key: always, only if it had not started yet, or sometimes (`fix` says when).',
      ),
    ),
    action: v.pipe(
      v.picklist(Object.keys(actions) as ErrorAction[]),
      v.description(`What to offer users: ${explainValues(actions)}.`),
    ),
    user: v.pipe(v.nullable(text), v.description('What the person with the phone can do, or null.')),
    meaning: v.pipe(text, v.description('What happened.')),
    cause: v.optional(v.pipe(text, v.description('Why it happened.'))),
    fix: v.optional(v.pipe(text, v.description('What to change in the app.'))),
    messages: v.pipe(v.array(text), v.description('Messages with this code. … replaces a value.')),
    typed: v.pipe(v.boolean(), v.description("Whether the library's TypeScript types include it.")),
    url: v.pipe(text, v.description('URL of the entry in the errors guide.')),
  });
  return v.pipe(v.array(line), v.title(`Error codes of react-native-vision-camera ${LIBRARY_VERSION}`));
}

/** A line of `/errors.json`. */
export type ErrorLine = v.InferOutput<ReturnType<typeof createErrorsSchema>>[number];

/** Removes links. Inline code keeps its marks. */
const plain = (markdown: string | undefined) => markdown?.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

function byPlatform<Value>({ android, ios }: { android?: Value; ios?: Value } = {}): Partial<
  Record<Platform, Value>
> {
  return { ...(android != null && { Android: android }), ...(ios != null && { iOS: ios }) };
}

/** Returns the lines of `/errors.json`. `urlOf` returns the URL of an anchor in the errors guide. */
export function errorLines(urlOf: (anchor: string) => string): ErrorLine[] {
  return readErrorFacts().codes.map((error) => ({
    code: error.code,
    raised: error.origins.length > 0,
    platforms: Object.keys(byPlatform(error.arrives)) as Platform[],
    arrives: byPlatform(error.arrives),
    passes: error.passes ?? 'no',
    remount: byPlatform(error.remount),
    action: error.action ?? 'nothing',
    user: error.user ?? null,
    meaning: plain(error.meaning)!,
    cause: plain(error.cause),
    fix: plain(error.fix),
    messages: [...error.messages, ...(error.otherMessages ?? [])],
    typed: !error.untyped,
    url: urlOf(getErrorAnchor(error.code)),
  }));
}
