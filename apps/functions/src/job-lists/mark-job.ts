import { MarkJob } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { Refusal } from "../runtime/refusal.ts";
import { addToList } from "./add-to-list.ts";

/**
 * Adds a job to one of the caller's lists if it is not full. Browsers remove jobs themselves, as that needs no limit.
 */
export const markJob = signedInCallable(MarkJob, async (request, uid) => {
  // Another tab may have signed in as someone else since the click.
  if (request.uid !== uid) throw new Refusal("permission-denied", "uid");
  await addToList(openFirestore(), request);
  return {};
});
