import type { Problem } from '../problem';
import type { Sample } from '../readSamples';
import type { ToolResult } from './runTool';

/** `file:1:2: error: message` of clang, swiftc and javac, and `e: file:///file:1:2 message` of Gradle's Kotlin plugin. */
const DIAGNOSTIC = /^(?:e: )?(?:file:\/\/)?(\/.*?):(\d+):(?:\d+:?)?(?: (?:fatal )?error:)? (.*)$/;

/** Returns a problem for each error of a compiler, in the line of its sample. Each path belongs to the sample at its index. */
export function readDiagnostics(
  tool: string,
  { isPassed, output }: ToolResult,
  samples: readonly Sample[],
  paths: readonly string[],
): Problem[] {
  if (isPassed) return [];
  const problems = output
    .split('\n')
    .filter((text) => /error:|^e: /.test(text))
    .flatMap((text): Problem[] => {
      const [, path, line, message] = DIAGNOSTIC.exec(text) ?? [];
      if (path == null) return [];
      const index = paths.indexOf(path);
      const { file, line: first } = samples[Math.max(index, 0)]!;
      return index >= 0
        ? [{ file, line: first + Number(line) - 1, message: `${tool}: ${message}` }]
        : [{ file, line: first, message: `${tool}: ${message} (${path}:${line})` }];
    });
  if (problems.length > 0) return problems;
  throw new Error(`${tool} failed and named no sample:\n${output.split('\n').slice(-30).join('\n')}`);
}
