import type { Client } from "./client.ts";
import { toDataError } from "./to-data-error.ts";

/** Runs an optional step: reports a failure to `client.onProblem`. Returns whether it succeeded. */
export async function attempt(
  client: Client,
  problem: string,
  act: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    client.onProblem(problem, toDataError(error));
    return false;
  }
}
