import { transform } from 'sucrase';
import type { Program, ProgramError } from '../phone/messages';

/** Compiles TypeScript files to the CommonJS that the sandbox runs. Lines stay where they are. */
export function compile(files: Readonly<Record<string, string>>): Program | ProgramError {
  const compiled: Program['files'] = {};
  for (const [file, code] of Object.entries(files)) {
    try {
      compiled[file] = transform(code, {
        transforms: ['typescript', 'jsx', 'imports'],
        jsxRuntime: 'automatic',
        production: true,
      }).code;
    } catch (error) {
      // Sucrase appends the position to the message.
      const { message, loc } = error as Error & { loc?: { line: number } };
      return { message: message.replace(/ \(\d+:\d+\)$/, ''), file, line: loc?.line };
    }
  }
  return { files: compiled };
}
