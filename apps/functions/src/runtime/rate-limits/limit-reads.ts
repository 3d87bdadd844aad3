import { tallyByWindow } from "@farwork/serving/window-tally";

import { Refusal } from "../refusal.ts";
import { READ_LIMIT } from "./limits.ts";

const { units: limit, windowSeconds, maxAccounts: maxKeys } = READ_LIMIT;
const spend = tallyByWindow({ windowMs: windowSeconds * 1000, maxKeys });

/**
 * Counts the documents that are about to be read for a person's page against that person, in the memory of this instance.
 *
 * @throws Refusal `resource-exhausted`, naming `rate`.
 * @example limitReads(uid, 20);
 */
export function limitReads(uid: string, documents: number, now = Date.now()): void {
  if (!spend({ key: uid, units: documents, limit, now })) throw new Refusal("resource-exhausted", "rate");
}
