import { withinDeadline } from "./deadline.ts";

/** Maximum wait, after which callers are told to retry while they still listen. */
const MAX_WAIT_SECONDS = 10;

const inFlight = new Map<string, Promise<unknown>>();

/**
 * Serialises work on the same thing within this instance, as all but one of several conflicting transactions would be
 * rolled back and retried with increasing delays. Conflicts with other instances are left to the database.
 *
 * @param thing what is written: the path of a record or list
 * @throws Refusal `unavailable` if it would start too late; then it is not started.
 * @example await withLock(counter.path, () => firestore.runTransaction(count));
 */
export async function withLock<Result>(thing: string, work: () => Promise<Result>): Promise<Result> {
  const before = inFlight.get(thing) ?? Promise.resolve();
  const mine = withinDeadline(before, MAX_WAIT_SECONDS).then(work);
  const over = Promise.allSettled([before, mine]);
  inFlight.set(thing, over);
  void over.then(() => inFlight.get(thing) === over && inFlight.delete(thing));
  return mine;
}
