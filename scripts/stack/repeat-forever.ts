import { setTimeout as delay } from "node:timers/promises";

import { errorMessage } from "./error-message.ts";

export type Pace = {
  readonly pauseMs: number;
  /** Timeout per round. */
  readonly timeoutMs: number;
  readonly until?: AbortSignal;
};

/** `name` is used in the error message. */
export type Loop = Pace & { readonly name: string };

/**
 * Repeats work for as long as this process runs, despite failures: a service may start later, be busy, or stop first.
 * The work should pass the signal to its requests. Does not keep the process alive.
 */
export function repeatForever(loop: Loop, work: (signal: AbortSignal) => Promise<void>): void {
  // It ends when the delay is aborted.
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
