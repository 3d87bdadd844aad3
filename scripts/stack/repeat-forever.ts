import { setTimeout as delay } from "node:timers/promises";

import { errorMessage } from "./error-message.ts";

export type Pace = {
  readonly pauseMs: number;
  /** How long one round may take. */
  readonly timeoutMs: number;
  readonly until?: AbortSignal;
};

/** `name` is what a person calls it, in the line that says it failed. */
export type Loop = Pace & { readonly name: string };

/**
 * Repeats work for as long as this process lives, whatever fails: a service may come up later than what asks it, be too
 * busy to answer, or go first. The work passes the signal on to its requests. Keeps no process alive by itself.
 */
export function repeatForever(loop: Loop, work: (signal: AbortSignal) => Promise<void>): void {
  // It ends where the pause is cut short.
  void repeat(loop, work).catch(() => undefined);
}

async function repeat(loop: Loop, work: (signal: AbortSignal) => Promise<void>): Promise<never> {
  const { name, pauseMs, timeoutMs, until } = loop;
  let isFailing = false;
  for (;;) {
    try {
      await work(AbortSignal.timeout(timeoutMs));
      if (isFailing) console.error(`✔ ${name} works again.`);
      isFailing = false;
    } catch (error) {
      if (!isFailing && until?.aborted !== true)
        console.error(`! ${name} failed and will be tried again: ${errorMessage(error)}`);
      isFailing = true;
    }
    await delay(pauseMs, undefined, { ref: false, ...(until && { signal: until }) });
  }
}
