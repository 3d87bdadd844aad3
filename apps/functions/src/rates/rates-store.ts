import { ReferenceRates } from "@farwork/domain/rates";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";

/** The document with the latest rates. */
const DOCUMENT = "referenceRates/ecb";

/** One read. Undefined before the first fetch, and if they do not parse. */
export async function readStoredRates(firestore: Firestore): Promise<ReferenceRates | undefined> {
  const stored = (await firestore.doc(DOCUMENT).get()).data();
  if (stored === undefined) return undefined;
  const parsed = z.safeParse(ReferenceRates, stored);
  if (parsed.success) return parsed.data;
  logEvent("rates-invalid", { problem: z.prettifyError(parsed.error) });
  return undefined;
}

export async function storeRates(firestore: Firestore, rates: ReferenceRates, now: Date): Promise<void> {
  await firestore.doc(DOCUMENT).set({ ...rates, fetchedAt: now });
}
