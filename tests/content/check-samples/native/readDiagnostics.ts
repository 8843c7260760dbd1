import type { Problem } from '../problem';
import type { Sample } from '../readSamples';

/** Returns a compiler's errors with their lines in the page. Errors in headers are at the first sample. */
export function readDiagnostics(
  tool: string,
  output: string,
  samples: readonly Sample[],
  paths: readonly string[],
): Problem[] {
  return output.split('\n').flatMap((text): Problem[] => {
    const [, source, line, message] =
      /^(?:file:\/\/)?(.*?):(\d+):(?:\d+:)? (?:fatal )?error: (.*)$/.exec(text) ?? [];
    if (source == null) return [];
    const index = paths.indexOf(source);
    const { file, line: first } = samples[Math.max(index, 0)]!;
    return index >= 0
      ? [{ file, line: first + Number(line) - 1, message: `${tool}: ${message}` }]
      : [{ file, line: first, message: `${tool}: ${message} (${source}:${line})` }];
  });
}
