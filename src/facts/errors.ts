import * as v from 'valibot';
import { readFacts } from './readFacts';
import { fields, text } from './schemas';

const DOMAINS = [
  'permission',
  'parameter',
  'device',
  'format',
  'session',
  'code-scanner',
  'capture',
  'system',
  'unknown',
] as const;

const ARRIVALS = ['onError', 'onRecordingError', 'rejects', 'throws', 'worklet', 'crash'] as const;

/** When the camera only works again after a remount: always, if it hadn't started yet, or when `fix` says so. */
export const REMOUNTS = ['always', 'if-not-started', 'sometimes'] as const;

const ACTIONS = ['retry', 'message', 'settings', 'restart', 'nothing'] as const;

/** Returns a map with the same text for each of these names. */
const textFor = <Name extends string>(keys: readonly Name[]) =>
  fields(Object.fromEntries(keys.map((key) => [key, text])) as Record<Name, typeof text>);

/** Returns a map with a value for each platform, if it has one. */
const byPlatform = <Schema extends v.GenericSchema>(schema: Schema) =>
  fields({ android: v.optional(schema), ios: v.optional(schema) });

const code = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(${DOMAINS.join('|')})/[a-z-]+$`),
    `has to be a domain and an id, such as session/camera-not-ready. The domains are ${DOMAINS.join(', ')}.`,
  ),
);

/** The part of the library that raises an error: Kotlin or Java, Swift or Objective-C, or TypeScript. */
const origin = v.picklist(['android', 'ios', 'javascript']);

const errorCode = fields({
  /** Domain and id, for example `session/camera-not-ready`. */
  code,
  /** Where an app can get the code from. Empty if 4.7.3 only declares it. */
  origins: v.array(origin),
  /** Where the source creates the error, but no app receives it. `cause` says why. */
  unreachable: v.optional(v.array(origin)),
  /** True if the library's TypeScript unions don't include the code. */
  untyped: v.optional(v.literal(true)),
  /** Where the code arrives on each platform that raises it. Required if there are origins. */
  arrives: v.optional(byPlatform(v.array(v.picklist(ARRIVALS)))),
  /** Whether the problem can end without a change in the app, for example when a call ends. If omitted, it can't. */
  passes: v.optional(v.picklist(['yes', 'sometimes'])),
  /** When the camera only works again after a remount, on each platform where that happens. */
  remount: v.optional(byPlatform(v.picklist(REMOUNTS))),
  /** What the app offers users. Required if there are origins. */
  action: v.optional(v.picklist(ACTIONS)),
  /** What the person with the phone can do, as text for them. */
  user: v.optional(text),
  /** Messages from the library's source. `…` replaces a value. */
  messages: v.array(text),
  /** Messages that arrive with this code but come from the operating system, CameraX or an older release. */
  otherMessages: v.optional(v.array(text)),
  /** What happened, in one sentence. Markdown. */
  meaning: text,
  /** Why it happened, or a note if no app gets the code. Markdown. */
  cause: v.optional(text),
  /** What to change. Markdown. Omitted if there's nothing to do. */
  fix: v.optional(text),
  /** The guide that helps with `fix`: a Markdown link to its file, with an optional anchor. */
  guide: v.optional(
    v.pipe(
      text,
      v.regex(/^\[[^\]]+\]\([\w-]+\.mdx(#[\w-]+)?\)$/, 'has to be a link: [devices guide](devices.mdx).'),
    ),
  ),
});

const schema = fields({
  /** The title of each domain. */
  domains: textFor(DOMAINS),
  /** The places where an app meets an error, as readers see them. */
  arrivals: textFor(ARRIVALS),
  /** What an app offers users after an error, as instructions for whoever writes the app. */
  actions: textFor(ACTIONS),
  /** All error codes of the library, from its TypeScript unions and its native code, by domain. */
  codes: v.array(errorCode),
  /** Codes that people search for, but that don't exist or were renamed. `answer` is the one that they need. Markdown. */
  missing: v.array(fields({ code, answer: text })),
});

/** The part of the library that raises an error. */
export type ErrorOrigin = v.InferOutput<typeof origin>;

/** Where an app meets an error. */
export type ErrorArrival = (typeof ARRIVALS)[number];

/** What an app offers users after an error. */
export type ErrorAction = (typeof ACTIONS)[number];

/** An error code of version 4.7.3. */
export type ErrorCode = v.InferOutput<typeof errorCode>;

/** Returns the error codes, and the texts around them. */
export const readErrorFacts = () => readFacts('docs/facts/errors.yml', schema);

/** Returns the anchor of a code in the errors guide, for example `session-camera-not-ready`. */
export function getErrorAnchor(code: string): string {
  return code.replace('/', '-');
}
