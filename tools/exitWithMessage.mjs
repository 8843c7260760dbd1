/** Ends the program as failed with what an error says, without its stack: for errors that tell the reader what to do. */
export function exitWithMessage({ message }) {
  console.error(message);
  process.exit(1);
}
