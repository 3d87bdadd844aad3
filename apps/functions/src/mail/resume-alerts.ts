import { ResumeAlertsRequest, ResumeAlertsResponse } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { COSTS } from "../runtime/rate-limits/costs.ts";
import { createMailPreferences } from "./mail-preferences-store.ts";

/** Has the caller's alerts sent again, whyever they ended. */
export const resumeAlerts = signedInCallable(
  {
    name: "resumeAlerts",
    request: ResumeAlertsRequest,
    response: () => ResumeAlertsResponse,
    rate: "resumeAlerts",
    cost: COSTS.resumeAlerts,
  },
  async (_request, uid) => {
    await createMailPreferences(openFirestore()).resume(uid);
    return {};
  },
);
