/** `/errors.json`: every error code as one line, and its JSON Schema. */
import { LIBRARY_VERSION } from '../config/libraryVersion';
import { getErrorAnchor, readErrorFacts, type ErrorAction, type ErrorArrival } from './errors';

type Platform = 'Android' | 'iOS';

/** A line of `/errors.json`. Its schema describes the fields. */
export interface ErrorLine {
  code: string;
  raised: boolean;
  platforms: Platform[];
  arrives: Partial<Record<Platform, readonly ErrorArrival[]>>;
  passes: 'yes' | 'sometimes' | 'no';
  remount: Partial<Record<Platform, 'always' | 'if-not-started'>>;
  action: ErrorAction;
  user: string | null;
  meaning: string;
  cause?: string;
  fix?: string;
  messages: string[];
  typed: boolean;
  url: string;
}

const text = { type: 'string', minLength: 1 } as const;

function perPlatform<Value extends object>(value: Value, description: string) {
  return {
    type: 'object',
    description,
    additionalProperties: false,
    properties: { Android: value, iOS: value },
  } as const;
}

function explainValues(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, words]) => `${name} (${words.replaceAll('`', '')})`)
    .join(', ');
}

/** Returns the JSON Schema of `/errors.json`. */
export function errorSchema() {
  const { arrivals, actions } = readErrorFacts();
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Error codes of react-native-vision-camera ${LIBRARY_VERSION}`,
    type: 'array',
    items: {
      type: 'object',
      required: [
        'code',
        'raised',
        'platforms',
        'arrives',
        'passes',
        'remount',
        'action',
        'user',
        'meaning',
        'messages',
        'typed',
        'url',
      ],
      additionalProperties: false,
      properties: {
        code: { ...text, pattern: '^[a-z-]+/[a-z-]+$' },
        raised: { type: 'boolean', description: `Whether an app can get this code from ${LIBRARY_VERSION}.` },
        platforms: {
          type: 'array',
          items: { enum: ['Android', 'iOS'] },
          description: 'Platforms on which an app can get it.',
        },
        arrives: perPlatform(
          { type: 'array', minItems: 1, items: { enum: Object.keys(arrivals) } },
          `Where it arrives: ${explainValues(arrivals)}.`,
        ),
        passes: {
          enum: ['yes', 'sometimes', 'no'],
          description: 'Whether the problem can end by itself, without a change in the app.',
        },
        remount: perPlatform(
          { enum: ['always', 'if-not-started'] },
          'Platforms on which the camera only works again after a remount with another key: always, or only if it had not started yet.',
        ),
        action: {
          enum: Object.keys(actions),
          description: `What to offer users: ${explainValues(actions)}.`,
        },
        user: { type: ['string', 'null'], description: 'What the person with the phone can do, or null.' },
        meaning: { ...text, description: 'What happened.' },
        cause: { ...text, description: 'Why it happened.' },
        fix: { ...text, description: 'What to change in the app.' },
        messages: { type: 'array', items: text, description: 'Messages with this code. … replaces a value.' },
        typed: { type: 'boolean', description: "Whether the library's TypeScript types include it." },
        url: { ...text, description: 'URL of the entry in the errors guide.' },
      },
    },
  } as const;
}

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
