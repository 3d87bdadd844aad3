import { Refusal } from "./refusal.ts";

/** Who waits for an answer has given up by then, or will in a moment; the database's client would go on for a minute. */
export const DEADLINE_SECONDS = 15;

/**
 * What the work gives, where it ends in time; else it goes on unwatched, and whoever asked may ask again.
 *
 * @throws Refusal `unavailable` when time is up.
 */
export async function withinDeadline<Result>(
  work: Promise<Result>,
  seconds = DEADLINE_SECONDS,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Refusal("unavailable")), seconds * 1000);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
