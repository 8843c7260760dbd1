import { exitWithMessage } from './exitWithMessage.mjs';

/** Runs a script with the options from its command line. The process exits with 1 if the script returns false or throws. */
export async function runScript(
  script: (options: readonly string[]) => boolean | Promise<boolean>,
): Promise<void> {
  try {
    process.exit((await script(process.argv.slice(2))) ? 0 : 1);
  } catch (error) {
    // Our own errors say what to do. All others are bugs and keep their stack.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    exitWithMessage(error);
  }
}
