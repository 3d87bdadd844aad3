import type { Client } from "./client.ts";
import { toDataError } from "./to-data-error.ts";

/** Does what its caller can do without: a failure is told to `client.onProblem`. Gives whether it was done. */
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
