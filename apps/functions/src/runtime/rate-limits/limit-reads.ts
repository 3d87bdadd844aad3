import { paceCallers } from "@farwork/serving/pace-callers";

import { Refusal } from "../refusal.ts";
import { READ_LIMIT } from "./limits.ts";

const { rate, ...others } = READ_LIMIT;
const pace = paceCallers({ rates: [rate], ...others });

/**
 * Counts the documents that are about to be read for a person's page against that person, in the memory of this instance.
 *
 * @throws Refusal `resource-exhausted`, naming `rate`.
 * @example limitReads(uid, 20);
 */
export function limitReads(uid: string, documents: number, now = Date.now()): void {
  if (pace({ caller: uid, units: documents, now }) === undefined)
    throw new Refusal("resource-exhausted", "rate");
}
