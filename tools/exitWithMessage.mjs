/** Ends the process with an error's message and without its stack, for errors that say what to do. */
export function exitWithMessage({ message }) {
  console.error(message);
  process.exit(1);
}
