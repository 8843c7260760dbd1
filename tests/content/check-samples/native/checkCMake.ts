import type { Problem } from '../problem';
import type { Sample } from '../readSamples';

const token =
  /(?<space>\s+|#\[(=*)\[[\s\S]*?\]\2\]|#[^\n]*)|(?<open>\()|(?<close>\))|(?<argument>"(?:[^"\\]|\\[\s\S])*"|(?:[^\s()#"\\]|\\.|"(?:[^"\\]|\\[\s\S])*")+)/gy;

/** Checks a CMake sample: a list of commands, each a name and arguments in balanced parentheses. */
export function checkCMake(sample: Sample): Problem[] {
  const { code } = sample;
  const fail = (position: number, message: string): Problem[] => [
    { file: sample.file, line: sample.line + code.slice(0, position).split('\n').length - 1, message },
  ];
  let depth = 0;
  let command: number | undefined;
  token.lastIndex = 0;
  while (token.lastIndex < code.length) {
    const position = token.lastIndex;
    const groups = token.exec(code)?.groups;
    const rest = code.slice(position).split('\n')[0];
    if (groups == null) return fail(position, `cmake syntax error at "${rest}"`);
    if (groups.space != null) continue;
    if (groups.open != null) {
      if (depth === 0 && command == null)
        return fail(position, `cmake syntax error at "${rest}": a command name is missing`);
      depth += 1;
    } else if (groups.close != null) {
      if (depth === 0) return fail(position, `cmake syntax error at "${rest}": no "(" matches`);
      depth -= 1;
      if (depth === 0) command = undefined;
    } else if (depth === 0) {
      const isName = /^[A-Za-z_]\w*$/.test(groups.argument ?? '');
      if (command != null || !isName)
        return fail(position, `cmake syntax error at "${rest}": expected a command`);
      command = position;
    }
  }
  return command == null
    ? []
    : fail(command, 'cmake syntax error: the command that starts here has no closing ")"');
}
