import { Refusal } from "./refusal.ts";

/** Callers give up around this time; the database's client would retry for a minute. */
export const DEADLINE_SECONDS = 15;

/**
 * The result of the work if it finishes in time; otherwise it continues in the background and the caller may retry.
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
