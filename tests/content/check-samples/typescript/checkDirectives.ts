import type { Problem } from '../problem';
import type { Sample } from '../readSamples';

/** Requires a reason for every `@ts-expect-error`, and forbids comments that always hide errors. */
export function checkDirectives(sample: Sample): Problem[] {
  return sample.code.split('\n').flatMap((text, index) => {
    const [, directive, rest = ''] = /@ts-(expect-error|ignore|nocheck)(.*)/.exec(text) ?? [];
    if (directive == null || (directive === 'expect-error' && /^: \S.{8,}/.test(rest))) return [];
    const message =
      directive === 'expect-error'
        ? 'Write why the next line fails: // @ts-expect-error: reason'
        : `@ts-${directive} hides errors. Write // @ts-expect-error: reason`;
    return { file: sample.file, line: sample.line + index, message };
  });
}
