import { onSchedule } from "firebase-functions/scheduler";

import { openFirestore } from "../runtime/admin.ts";
import { RATES } from "../runtime/function-options.ts";
import { withRunId } from "../runtime/log-context.ts";
import { readStoredRates, storeRates } from "./rates-store.ts";
import { RATES_URL, refreshRates } from "./refresh-rates.ts";

/**
 * Fetches the day's rates. Does not run in the local emulators, which have no scheduler: there `pnpm rates` runs the
 * same code.
 */
export const fetchRatesDaily = onSchedule(
  { ...RATES, schedule: "every day 17:15", timeZone: "Europe/Berlin" },
  () => withRunId(refresh),
);

async function refresh(): Promise<void> {
  const firestore = openFirestore();
  const now = new Date();
  const read = () => readStoredRates(firestore);
  await refreshRates({ read, store: (rates) => storeRates(firestore, rates, now) }, { url: RATES_URL }, now);
}
