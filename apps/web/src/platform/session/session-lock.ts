import { openLocks, type WithLock } from "../storage/locks.ts";

let withLock: WithLock | undefined;

/**
 * Runs what has the site's cookie set or cleared, one at a time over all tabs: an answer that sets it must never come
 * after the one that cleared it at log-out, nor one person's after another's.
 */
export async function withSessionLock<Outcome>(task: () => Promise<Outcome>): Promise<Outcome> {
  withLock ??= openLocks();
  return withLock("farwork-session", task);
}
