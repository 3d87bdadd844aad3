import { withinDeadline } from "./deadline.ts";

/** Whoever has waited so long is told to come again while somebody still listens. */
const MAX_WAIT_SECONDS = 10;

const inFlight = new Map<string, Promise<unknown>>();

/**
 * Does a piece of work when those are over that this instance has begun on the same thing: transactions that meet on one
 * record are undone and tried again, all but one of them, after ever longer waits. Those of other instances are left to
 * the database.
 *
 * @param thing what each of them writes: the path of a record, or of a list
 * @throws Refusal `unavailable` where it would begin too late: then it is not begun at all.
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
