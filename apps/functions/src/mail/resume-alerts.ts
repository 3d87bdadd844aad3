import { ResumeAlerts } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { createMailPreferences } from "./mail-preferences-store.ts";

/** Has the caller's alerts sent again, whyever they ended. */
export const resumeAlerts = signedInCallable(
  { ...ResumeAlerts, rate: "resumeAlerts" },
  async (_request, uid) => {
    await createMailPreferences(openFirestore()).resume(uid);
    return {};
  },
);
