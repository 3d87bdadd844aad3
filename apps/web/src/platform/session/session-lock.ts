import { openLocks, type WithLock } from "../storage/locks.ts";

let withLock: WithLock | undefined;

/**
 * Runs tasks that set or clear the site's cookie one at a time over all tabs, so that no late response restores a
 * cookie after log-out, or after another user has signed in.
 */
export async function withSessionLock<Outcome>(task: () => Promise<Outcome>): Promise<Outcome> {
  withLock ??= openLocks();
  return withLock("farwork-session", task);
}
