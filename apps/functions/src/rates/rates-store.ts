import { ReferenceRates } from "@farwork/domain/rates";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";

/** The document with the latest rates. */
const DOCUMENT = "referenceRates/ecb";

/**
 * The latest rates, and the `unconfirmed` ones of the same day: of currencies that no earlier day had, which are only used from
 * their second day on.
 */
export const StoredRates = z.extend(ReferenceRates, {
  unconfirmed: z._default(z.record(z.string(), z.number().check(z.positive())), {}),
});
export type StoredRates = z.infer<typeof StoredRates>;

/** One read. Undefined before the first fetch, and if they do not parse. */
export async function readStoredRates(firestore: Firestore): Promise<StoredRates | undefined> {
  const stored = (await firestore.doc(DOCUMENT).get()).data();
  if (stored === undefined) return undefined;
  const parsed = z.safeParse(StoredRates, stored);
  if (parsed.success) return parsed.data;
  logEvent("rates-invalid", { problem: z.prettifyError(parsed.error) });
  return undefined;
}

export async function storeRates(firestore: Firestore, rates: StoredRates, now: Date): Promise<void> {
  await firestore.doc(DOCUMENT).set({ ...rates, fetchedAt: now });
}
