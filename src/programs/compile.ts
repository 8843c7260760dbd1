import { transform } from 'sucrase';
import type { Program, ProgramError } from 'vision-camera-phone/protocol';
import { addGuards } from './addGuards';

let count = 0;

/** Returns whether code couldn't be compiled. */
export function isCompileError(result: Program | ProgramError): result is ProgramError {
  return 'message' in result;
}

/** Compiles TypeScript files to the guarded CommonJS that the sandbox runs. Lines stay where they are. */
export function compile(files: Readonly<Record<string, string>>): Program | ProgramError {
  const compiled: Program['files'] = {};
  for (const [file, code] of Object.entries(files)) {
    try {
      const { code: script } = transform(code, {
        transforms: ['typescript', 'jsx', 'imports'],
        jsxRuntime: 'automatic',
        production: true,
        // The browsers of this site know optional chaining and class fields, and the helpers for them have loops.
        disableESTransforms: true,
      });
      compiled[file] = addGuards(script, file);
    } catch (error) {
      // Sucrase appends the position to the message.
      const { message, loc } = error as Error & { loc?: { line: number } };
      return { message: message.replace(/ \(\d+:\d+\)$/, ''), file, line: loc?.line };
    }
  }
  count += 1;
  return { id: count, files: compiled };
}
