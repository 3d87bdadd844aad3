import { MarkJob } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { Refusal } from "../runtime/refusal.ts";
import { storeMark } from "./store-mark.ts";

/**
 * Adds a job to one of the caller's lists if it is not full. Browsers remove jobs themselves, as that needs no limit.
 */
export const markJob = signedInCallable({ ...MarkJob, rate: "markJob" }, async (mark, uid) => {
  // Another tab may have signed in as someone else since the click.
  if (mark.uid !== uid) throw new Refusal("permission-denied", "uid");
  await storeMark(openFirestore(), mark);
  return {};
});
