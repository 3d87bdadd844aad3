/** An error that a person can act on: one line, printed without a stack trace. */
export class Refusal extends Error {}

/**
 * Prints a refusal as one line and any other error, which is a bug, with its stack trace.
 * @param {unknown} error
 */
export function reportFailure(error) {
  if (error instanceof Refusal) console.error(`\n✖ ${error.message}\n`);
  else console.error(error);
  process.exitCode = 1;
}
