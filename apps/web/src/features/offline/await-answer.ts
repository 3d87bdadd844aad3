const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Waits until the site answers for `path`, whatever it answers: asks after a second, then less and less often. A
 * browser believes to have a network before one is of use. Gives false where `signal` ended the wait.
 */
export async function awaitAnswer(path: string, signal: AbortSignal): Promise<boolean> {
  for (let wait = FIRST_WAIT_MS; await pause(wait, signal); wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      await fetch(path, { method: "HEAD", cache: "no-store", signal });
      return true;
    } catch {
      // Not yet.
    }
  }
  return false;
}

/** Gives false as soon as `signal` ends it. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  if (signal.aborted) resolve(false);
  const timer = setTimeout(resolve, milliseconds, true);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    resolve(false);
  });
  return promise;
}
