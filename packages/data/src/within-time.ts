import { DataError } from "./data-error.ts";

// Who clicked is told after twice that, for what a write left behind is read then.
const TIMEOUT_MS = 10_000;

/**
 * What the work gives, where it ends in time. Firestore's lite SDK waits for an answer for ever and cannot be told to
 * stop, so that what is given up here goes on: the error's `inFlight` says when it has ended.
 *
 * @throws DataError `unavailable` when 10 s have passed; what the work rejects with before that.
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
