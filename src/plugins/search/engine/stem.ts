/** Endings that do not change what a reader looks for; the first that fits is taken off. */
const ENDINGS: readonly [RegExp, string][] = [
  [/(ss|us|is)$/, '$1'],
  [/ies$/, 'y'],
  [/(x|ch|sh)es$/, '$1'],
  [/s$/, ''],
];
const VERB_ENDING = /(?:ing|ed|er|ers)$/;

/** Returns the stem of an English word, the same for `zoom`, `zooms` and `zooming`; short words and numbers stay. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  const singular = ending ? word.replace(ending[0], ending[1]) : word;
  const root = singular.replace(VERB_ENDING, '');
  // "scanning" and "scan", "flipped" and "flip": one consonant less; "saving" and "save": no last e.
  if (root.length >= 3 && root !== singular && /[aeiouy]/.test(root))
    return root.replace(/([^aeiouls])\1$/, '$1');
  return singular.replace(/e$/, '');
}
