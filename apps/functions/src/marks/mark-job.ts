import { MarkJob } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { Refusal } from "../runtime/refusal.ts";
import { storeMark } from "./store-mark.ts";

/** Puts a job on one of the caller's lists, where that has room. Taking one off needs no count: browsers do it. */
export const markJob = signedInCallable({ ...MarkJob, rate: "markJob" }, async (mark, uid) => {
  // Another tab may have signed somebody else in since the button was pressed.
  if (mark.uid !== uid) throw new Refusal("permission-denied", "uid");
  await storeMark(openFirestore(), mark);
  return {};
});
