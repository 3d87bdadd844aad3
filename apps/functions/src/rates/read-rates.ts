import { setTimeout } from "node:timers/promises";

import { BUNDLED_RATES, type ReferenceRates } from "@farwork/domain/rates";

import { openFirestore } from "../runtime/admin.ts";
import { logError } from "../runtime/log.ts";
import { readStoredRates } from "./rates-store.ts";

/** Rates change once a day, so half an hour late is fine; takes 48 reads per day and instance. */
const RECHECK_MS = 30 * 60_000;
/** After a check that failed or found nothing. */
const RETRY_MS = 60_000;
/** How long the first requests wait for stored rates. */
const MAX_WAIT_MS = 2000;

let readShared: (() => Promise<ReferenceRates>) | undefined;

/**
 * The exchange rates of this instance: the latest stored ones, or the bundled ones if none can be read. Never rejects.
 */
export function readRates(): Promise<ReferenceRates> {
  const firestore = openFirestore();
  readShared ??= cacheRates({
    load: () => readStoredRates(firestore),
    clock: () => performance.now(),
    // Does not keep the process alive.
    pause: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
    onFailed: (error) => logError("rates-check-failed", error),
  });
  return readShared();
}

interface RatesSource {
  readonly load: () => Promise<ReferenceRates | undefined>;
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly onFailed: (error: unknown) => void;
}

/** Caches the latest rates and checks for newer ones on requests, without a timer. */
export function cacheRates({ load, clock, pause, onFailed }: RatesSource): () => Promise<ReferenceRates> {
  let held = BUNDLED_RATES;
  let checkAt = -Infinity;
  let first: Promise<void> | undefined;
  return async () => {
    if (clock() >= checkAt) {
      checkAt = clock() + RETRY_MS;
      const checked = check();
      first ??= Promise.race([checked, pause(MAX_WAIT_MS)]);
    }
    await first;
    return held;
  };

  async function check(): Promise<void> {
    try {
      const stored = await load();
      if (stored === undefined) return;
      if (stored.date > held.date) held = stored;
      checkAt = clock() + RECHECK_MS;
    } catch (error) {
      onFailed(error);
    }
  }
}
