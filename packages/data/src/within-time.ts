import { DataError } from "./data-error.ts";

// A user waits up to twice that, because a failed write is followed by a read.
const TIMEOUT_MS = 10_000;

/**
 * Resolves like `work` if it ends in time. Firestore's lite SDK never times out and cannot be aborted, so work that is
 * given up goes on: the error's `inFlight` says when it has ended.
 *
 * @throws DataError `unavailable` after 10 s; before that, whatever the work rejects with.
 */
export async function withinTime<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  const late = Promise.withResolvers<never>();
  const inFlight = work.then(
    () => undefined,
    () => undefined,
  );
  const timer = setTimeout(() => late.reject(new DataError("unavailable", { inFlight })), TIMEOUT_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
