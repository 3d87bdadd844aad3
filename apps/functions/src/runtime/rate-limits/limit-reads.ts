import { paceCallers } from "@farwork/serving/pace-callers";

import { Refusal } from "../refusal.ts";
import { READ_LIMIT } from "./limits.ts";

const { rate, ...others } = READ_LIMIT;
const pace = paceCallers({ rates: [rate], ...others });

/**
 * Counts documents read for a person's page towards their limit, in the memory of this instance.
 *
 * @throws Refusal `resource-exhausted`, naming `rate`.
 * @example limitReads(uid, 20);
 */
export function limitReads(uid: string, documents: number, now = Date.now()): void {
  if (pace({ caller: uid, units: documents, now }) === undefined)
    throw new Refusal("resource-exhausted", "rate");
}
