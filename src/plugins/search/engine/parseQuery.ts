import { splitWords, type Word } from './tokenize';

const MAX_LENGTH = 400;
const MAX_WORDS = 16;

/** Words that say nothing about the subject of a query. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also always am an and any anyone app are as at be because been before being but by can cannot cant could
  did do does doing don done each every for from get gets getting give given go goes got had has have having help here hi how i
  if in into is it its just keep like make makes me must my need needed of on one only or our please possible
  react native problem proper properly really see seem seems should so some someone somehow still such than that the
  their them then there these they thing this those to too try trying until up us use used using vision visioncamera want was way we
  were what when where whether which while who why will with without work works would yet you your`.split(
    /\s+/,
  ),
);

/** Plain words. Keyboards of phones capitalize the first letter. */
const PLAIN_WORDS = /^\p{Lu}?[\p{Ll}\p{N}\s'’?-]+$/u;

/** An error code, also in the middle of a message. */
const ERROR_CODE = /[a-z-]+\/[a-z0-9-]+/gi;

/** The first letters of an error code, from its slash on. */
const CODE_START = /^[a-z-]+\/[a-z0-9-]*$/i;

/** A name, a dot and the first letters of a member: `frame.to`, `camera.current?.take`. */
const MEMBER_ACCESS = /^(?:[\w$]+[?!]?\.)*?([A-Za-z_$][\w$]*)[?!]?\.(?:current[?!]?\.)?([\w$]*)$/;

/** What a query looks up on an object. */
export interface MemberAccess {
  /** The name before the dot. */
  object: Word;
  /** The first letters of the member in lower case, or nothing yet. */
  member: string;
}

/** A query, cut to a limited size. */
export interface ParsedQuery {
  /** The words that say what the query is about. */
  words: readonly Word[];
  /** The stems of the words. */
  stems: string[];
  /** Lower case, without spaces and punctuation. */
  joined: string;
  /** As typed, without quotes and brackets around it. */
  plain: string;
  /** The error codes in it, such as that of a pasted message. */
  codes: readonly string[];
  /** The first letters of an error code in lower case, if the whole query is that: `session/ca`. */
  codeStart?: string;
  /** The member that the whole query looks up, if it does. */
  access?: MemberAccess;
  /** False if only code is written like this: `isActive`, `session/…`, `<Camera>`. */
  isPlain: boolean;
}

/** Leaves out the stop words of a text, unless it has no other words. */
export function dropStopWords(text: string): string {
  return withoutStopWords(text.split(' '), (word) => word.toLowerCase()).join(' ');
}

/** Returns the stems of a text without stop words, unless it has no others. */
export function contentStems(text: string): string[] {
  return stemsOfWords(contentWords(splitWords(text)));
}

const stemsOfWords = (words: readonly Word[]) => words.flatMap(({ stems }) => stems);

const contentWords = (words: readonly Word[]) => withoutStopWords(words, ({ whole }) => whole);

function withoutStopWords<T>(items: readonly T[], toWord: (item: T) => string): readonly T[] {
  const content = items.filter((item) => !STOP_WORDS.has(toWord(item)));
  return content.length > 0 ? content : items;
}

function readMemberAccess(plain: string): MemberAccess | undefined {
  const [, object, member] = MEMBER_ACCESS.exec(plain) ?? [];
  const [word] = splitWords(object ?? '');
  return word && { object: word, member: member!.toLowerCase() };
}

/** Parses what a reader typed. `names` are the symbols of the library; `correct` fixes typos. */
export function parseQuery(
  input: string,
  names: ReadonlySet<string>,
  correct: (word: Word) => Word,
): ParsedQuery {
  const text = input.slice(0, MAX_LENGTH).trim();
  const all = splitWords(text).map(correct);
  const words = contentWords(all).slice(0, MAX_WORDS);
  const plain = text.replace(/^[\s"'`<([{/]+|[\s"'`>)\]}/?;,!]+$/g, '').replace(/\($/, '');
  const isCapitalizedName = /^\p{Lu}/u.test(plain) && names.has(plain);
  return {
    words,
    stems: stemsOfWords(words),
    joined: all.map(({ whole }) => whole).join(''),
    plain,
    codes: text.match(ERROR_CODE) ?? [],
    codeStart: CODE_START.test(text) ? text.toLowerCase() : undefined,
    access: readMemberAccess(plain),
    isPlain: /\s/.test(plain) || (PLAIN_WORDS.test(text) && !isCapitalizedName),
  };
}
