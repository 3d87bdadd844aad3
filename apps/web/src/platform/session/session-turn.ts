import { openTurns, type TakeTurn } from "../storage/turns.ts";

let takeTurn: TakeTurn | undefined;

/**
 * Runs what has the site's cookie set or cleared, one at a time over all tabs: an answer that sets it must never come
 * after the one that cleared it at log-out, nor one person's after another's.
 */
export async function inSessionTurn<Outcome>(task: () => Promise<Outcome>): Promise<Outcome> {
  takeTurn ??= openTurns();
  return takeTurn("farwork-session", task);
}
