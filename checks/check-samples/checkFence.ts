import type { Problem } from '../pages/problem';
import type { Sample } from '../../src/page-source/samples/readSamples';

const PLACES = [/^inside <[\w:-]+>$/, /^inside ".+"$/, /^inside .+\{$/, /^after .+/, /^at the (top|end)$/];

/** Reports attributes of a code block that contradict each other, and a `diff` block without a change. */
export function checkFence(sample: Sample): Problem[] {
  const { title, add, replace, inside, isDiff, text } = sample;
  const problems: Problem[] = [];
  const report = (message: string) => problems.push({ file: sample.page, line: sample.line - 1, message });
  if (add != null && replace != null) report('A block has either add="…" or replace="…". Remove one.');
  if (title == null && (add ?? replace) != null)
    report('add="…" and replace="…" change a file. Name it with title="…".');
  if (add != null && !PLACES.some((place) => place.test(add)))
    report(
      `add="${add}" isn't a position. Use inside <tag>, inside "key", inside … {, after …, at the top or at the end.`,
    );
  if (inside != null && title != null && (add ?? replace) == null)
    report(
      'A fragment (inside="…") is not a whole file. Remove title="…", or say where it goes with add="…".',
    );
  if (isDiff && !/^[+-]/m.test(text)) report('This diff block changes no line.');
  return problems;
}
