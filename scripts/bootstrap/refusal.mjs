/** A reason to stop that a person can act on: one line, printed without a stack. */
export class Refusal extends Error {}

/**
 * Prints a refusal as one line and anything else with its stack, which is then a bug of ours.
 * @param {unknown} error
 */
export function reportFailure(error) {
  if (error instanceof Refusal) console.error(`\n✖ ${error.message}\n`);
  else console.error(error);
  process.exitCode = 1;
}
