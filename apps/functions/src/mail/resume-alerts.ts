import { ResumeAlerts } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { createMailPreferences } from "./mail-preferences-store.ts";

/** Resumes the caller's alerts, whatever ended them. */
export const resumeAlerts = signedInCallable(ResumeAlerts, async (_request, uid) => {
  await createMailPreferences(openFirestore()).resume(uid);
  return {};
});
